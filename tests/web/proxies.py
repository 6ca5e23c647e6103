"""The proxies of the hosting guide, started for a test with the guide's own configuration."""

import asyncio
import contextlib
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest

from atoll.web.load import free_port

GUIDES = Path(__file__).parents[2] / "docs" / "guides"

Kind = Literal["haproxy", "nginx", "caddy"]


def needs(kind: Kind) -> pytest.MarkDecorator:
    """Leave a test out, and say so, where its proxy is not installed."""
    missing = [program for program in (kind, "openssl") if shutil.which(program) is None]
    reason = f"{' and '.join(missing)} not installed: the configuration for {kind} is not tried"
    return pytest.mark.skipif(bool(missing), reason=reason)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own and its key."""
    key, file = folder / "key.pem", folder / "certificate.pem"
    make = f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout {key} -out {file}"
    subprocess.run([*make.split(), "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)
    return file, key


def trusting() -> ssl.SSLContext:
    """What believes such a certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _haproxy(folder: Path, text: str, door: int, ports: list[int]) -> tuple[str, list[str]]:
    file, key = certificate(folder)
    (folder / "both.pem").write_text(file.read_text() + key.read_text())
    servers = "\n".join(f"    server s{n} 127.0.0.1:{port}" for n, port in enumerate(ports))
    text = re.sub(r"    server a 127.0.0.1:8765.*", servers, text)
    text = text.replace("bind :443", f"bind 127.0.0.1:{door}").replace("/etc/haproxy/atoll.pem", f"{folder}/both.pem")
    return text.replace("maxconn 4000", "maxconn 200"), ["haproxy", "-db", "-f"]


def _nginx(folder: Path, text: str, door: int, ports: list[int]) -> tuple[str, list[str]]:
    file, key = certificate(folder)
    text = re.sub(r"( +server )10.0.0.11:8765( .*;)\n.*", _lines(ports), text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{door}").replace("/etc/nginx/atoll.pem", str(file))
    text = text.replace("/etc/nginx/atoll.key", str(key)).replace("worker_processes auto", "worker_processes 1")
    scratch = "".join(f"    {name}_temp_path {folder}/{name};\n" for name in ("proxy", "fastcgi", "uwsgi", "scgi"))
    text = text.replace("http {\n", f"http {{\n{scratch}    client_body_temp_path {folder}/body;\n", 1)
    own = f"daemon off; pid {folder}/pid; error_log {folder}/errors;\n"
    return own + text, ["nginx", "-p", str(folder), "-e", f"{folder}/errors", "-c"]


def _lines(ports: list[int]) -> str:
    return "\n".join(rf"\g<1>127.0.0.1:{port}\g<2>" for port in ports)


def _caddy(folder: Path, text: str, door: int, ports: list[int]) -> tuple[str, list[str]]:
    file, key = certificate(folder)
    place = f"{{\n\tadmin off\n\tauto_https off\n}}\nhttps://127.0.0.1:{door} {{\n\ttls {file} {key}\n"
    text = text.replace("atoll.example.org {\n", place)
    text = text.replace("10.0.0.11:8765 10.0.0.12:8765", " ".join(f"127.0.0.1:{port}" for port in ports))
    return text, ["caddy", "run", "--adapter", "caddyfile", "--config"]


ALL = {"haproxy": ("haproxy.cfg", _haproxy), "nginx": ("nginx.conf", _nginx), "caddy": ("Caddyfile", _caddy)}


@contextlib.asynccontextmanager
async def proxied(kind: Kind, folder: Path, ports: list[int], **changes: str) -> AsyncIterator[int]:
    """A proxy before servers of this machine, as the guide has it but for places, and changes for a test."""
    folder.mkdir(exist_ok=True)
    name, adapt = ALL[kind]
    text = (GUIDES / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    door = free_port()
    text, command = adapt(folder, text, door, ports)
    assert "10.0.0.1" not in re.sub(r"#.*", "", text)
    (folder / name).write_text(text)
    heard = (folder / "output").open("wb")
    process = subprocess.Popen([*command, str(folder / name)], stdout=heard, stderr=heard, cwd=folder)
    try:
        async with asyncio.timeout(20):
            while not _open(door):
                assert process.poll() is None, (folder / "output").read_text()
                await asyncio.sleep(0.05)
        yield door
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
        heard.close()


def _open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
