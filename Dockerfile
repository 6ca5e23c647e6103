# docker build -t atoll . — two stages: wheels with the compiled rules and the built client, then an image without a compiler.
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3-venv python3-dev gcc libc6-dev
COPY . /src
RUN python3 -m venv /build \
 && /build/bin/pip wheel --no-cache-dir -c /src/constraints.txt --wheel-dir /wheels "/src[postgres]"

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends python3-venv && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /data atoll && install -d -o atoll -m 700 /data
COPY --from=build /wheels /wheels
RUN python3 -m venv /atoll && /atoll/bin/pip install --no-cache-dir --no-index --find-links /wheels "atoll[postgres]" \
 && rm -rf /wheels
USER 10001
VOLUME /data
EXPOSE 8765
HEALTHCHECK CMD ["/atoll/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/healthz', timeout=3)"]
ENTRYPOINT ["/atoll/bin/atoll"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data", "--no-browser"]
