import { defineConfig } from "vite";

// The built client lies beside the server that hands it out; it is made at install time and never committed.
export default defineConfig({
  build: { outDir: "../src/atoll/web/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
});
