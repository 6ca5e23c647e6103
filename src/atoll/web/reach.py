"""Under which addresses friends find this server."""

import socket
from typing import NamedTuple

from .wire import Reach

LOCAL = {"127.0.0.1", "::1", "localhost"}
"""The names of this machine, for itself."""
ANYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - said by the host, not chosen by us


class Listening(NamedTuple):
    """Where the server listens. Behind a proxy, others come under the proxy's own name."""

    host: str
    port: int
    proxy: bool = False


def web_address(host: str, port: int) -> str:
    """Where a browser finds the tables; invitations begin with it, so it must lead friends here too."""
    if host in ANYWHERE:
        host = network_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str:
    """This machine's own address among its neighbours; a datagram socket that is connected sends nothing yet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # set aside for documentation: nobody is there
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return "127.0.0.1"


def reach(listening: Listening, asker: str) -> Reach:
    """How others can come. Only the machine itself is told its addresses: whoever else asks has come by one."""
    local = listening.host in LOCAL and not listening.proxy
    if listening.host not in ANYWHERE or asker not in {"127.0.0.1", "::/64"} or network_address() in LOCAL:
        return Reach(local, [])
    return Reach(local, [web_address(listening.host, listening.port)])
