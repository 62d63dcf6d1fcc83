"""nginx and Caddy with the files of deploy/, each before a house of its own: the page, who may act, sockets, and whose address counts."""

import http.client
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[2]
BINARY = os.environ["RATSKELLER_BIN"]
WIRE = int(re.search(r"WIRE: u\d+ = (\d+)", (ROOT / "crates/games/src/protocol/socket.rs").read_text())[1])
TABLES = 3
"""How many tables a minute one address may lay in these houses."""


def free_port():
    """Below those that the system gives to whoever connects, or asks for any port: they are taken again in a moment."""
    while True:
        port = random.randrange(20_000, 30_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue


class Running:
    """A process that listens, with a folder of its own, until it is closed. `ready` says so; else whether it takes connections."""

    def __init__(self, port, command, folder, ready=None, **env):
        self.port, self.folder, self.log = port, folder, folder / "log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env={**os.environ, **env})
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                ready() if ready else socket.create_connection(("127.0.0.1", port), 1).close()
                return
            # So are the errors of TLS.
            except OSError:
                time.sleep(0.05)
        self.close()
        raise AssertionError(f"{command} does not listen:\n{self.log.read_text()}")

    def close(self):
        self.process.terminate()
        self.process.wait(30)


def house(folder, *flags):
    port = free_port()
    limits = ["--tables-per-minute", str(TABLES)]
    serve = [BINARY, "serve", "--addr", f"127.0.0.1:{port}", "--data", folder / "house.db", "--secure-cookies"]
    return Running(port, [*serve, *limits, *flags], folder)


class Visitor:
    """A browser, at an address of its own: every address of 127.0.0.0/8 is this machine."""

    def __init__(self, port, certificate, address="127.0.0.1"):
        self.port, self.address, self.cookie = port, address, None
        self.trust = certificate and ssl.create_default_context(cafile=certificate)
        self.origin = f"{'https' if certificate else 'http'}://localhost:{port}"

    def line(self):
        line = socket.create_connection(("127.0.0.1", self.port), 20, source_address=(self.address, 0))
        return self.trust.wrap_socket(line, server_hostname="localhost") if self.trust else line

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection("localhost", self.port)
        connection.sock = self.line()
        if body is not None:
            headers = {"Content-Type": "application/json", "Origin": self.origin, "Sec-Fetch-Site": "same-origin", **headers}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer, json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text

    def comes_in(self):
        answer, me = self.ask("POST", "/api/v1/me", {})
        assert answer.status == 200, (answer.status, me)
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        return answer.headers["Set-Cookie"]

    def lays_table(self, **headers):
        return self.ask("POST", "/api/v1/tables", {"game": "ratland", "seats": [{"open": True}, {"open": True}]}, **headers)

    def opens_socket(self, path, say, origin=None):
        """The status of the answer and, if the socket is open, what is said first there after this."""
        headers = {
            "Host": f"localhost:{self.port}",
            "Origin": origin or self.origin,
            "Cookie": self.cookie,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "cmF0cyBpbiB0aGUgY2VsbA==",
        }
        head = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        with self.line() as line, line.makefile("rb") as answer:
            line.sendall("\r\n".join(head).encode())
            status = int(answer.readline().split()[1])
            if status != 101:
                return status, None
            while answer.readline().strip():
                pass
            # One frame of text each way: ours masked, with zeros; theirs is short enough for two bytes of length.
            text = json.dumps(say).encode()
            line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
            kind, size = answer.read(2)
            assert kind == 0x81, kind
            return status, json.loads(answer.read(size if size < 126 else int.from_bytes(answer.read(2), "big")))


class Before:
    """What must be true of every proxy that stands before a house."""

    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.house = house(cls.folder, "--behind-proxy")
        cls.addClassCleanup(cls.house.close)
        cls.proxy, cls.certificate = cls.before(cls.house.port)
        cls.addClassCleanup(cls.proxy.close)

    def visitor(self, address="127.0.0.1"):
        return Visitor(self.proxy.port, self.certificate, address)

    def test_the_page_comes_by_https_alone(self):
        answer, page = self.visitor().ask("GET", "/")
        self.assertEqual((answer.status, "<html" in page), (200, True))
        self.assertIn("max-age", answer.headers["Strict-Transport-Security"])
        self.assertIn("default-src 'self'", answer.headers["Content-Security-Policy"])
        self.assertIn("; Secure", self.visitor().comes_in())

    def test_only_this_page_may_act(self):
        answer, refused = self.visitor().ask("POST", "/api/v1/me", {}, Origin="https://elsewhere.example")
        self.assertEqual((answer.status, refused["code"]), (403, "foreign_origin"))

    def test_a_socket_comes_through(self):
        visitor = self.visitor("127.0.0.9")
        visitor.comes_in()
        answer, table = visitor.lays_table()
        self.assertEqual(answer.status, 200, table)
        path = f"/api/v1/tables/{table['id']}/socket"
        hello = {"t": "hello", "wire": WIRE, "epoch": 0, "have": 0}
        status, first = visitor.opens_socket(path, hello)
        self.assertEqual((status, first and first["t"]), (101, "welcome"))
        self.assertEqual(visitor.opens_socket(path, hello, origin="https://elsewhere.example")[0], 403)

    def test_limits_count_the_visitors_own_address(self):
        eager, other = self.visitor("127.0.0.2"), self.visitor("127.0.0.3")
        eager.comes_in()
        other.comes_in()
        for _ in range(TABLES):
            self.assertEqual(eager.lays_table()[0].status, 200)
        self.assertEqual(eager.lays_table()[1]["code"], "too_fast")
        # Nor does it help to say that one is somebody else.
        self.assertEqual(eager.lays_table(**{"X-Forwarded-For": "127.0.0.4"})[1]["code"], "too_fast")
        self.assertEqual(other.lays_table()[0].status, 200)


def nginx(folder, servers):
    """Debian's nginx with nothing in it but these servers."""
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr; events {{}} http {{ access_log off; {servers} }}"
    )
    return ["nginx", "-p", folder, "-c", folder / "nginx.conf", "-e", "stderr"]


class Nginx(Before, unittest.TestCase):
    @classmethod
    def before(cls, upstream):
        folder = cls.folder / "nginx"
        folder.mkdir()
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
        subprocess.run([*made.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
        port, cls.plain = free_port(), free_port()
        servers = (ROOT / "deploy/nginx.conf").read_text()
        # What an operator changes, and the ports, which are taken or not ours here.
        for here, there in {
            "listen 80;": f"listen 127.0.0.1:{cls.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "/etc/letsencrypt/live/cellar.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/cellar.example/privkey.pem": str(key),
            "http://127.0.0.1:8080;": f"http://127.0.0.1:{upstream};",
            "server_name cellar.example;": "server_name localhost;",
        }.items():
            assert here in servers, f"nginx.conf has no `{here}`"
            servers = servers.replace(here, there)
        return Running(port, nginx(folder, servers), folder), certificate

    def test_http_leads_to_https(self):
        answer, _ = Visitor(self.plain, None).ask("GET", "/some/page")
        self.assertEqual((answer.status, answer.headers["Location"]), (301, "https://localhost/some/page"))


class Caddy(Before, unittest.TestCase):
    @classmethod
    def before(cls, upstream):
        folder = cls.folder / "caddy"
        folder.mkdir()
        port = free_port()
        # As it is, but for a certificate that nobody else knows and ports that are ours.
        (folder / "Caddyfile").write_text(
            "{\n admin off\n skip_install_trust\n auto_https disable_redirects\n local_certs\n default_bind 127.0.0.1\n}\n"
            f"import {ROOT}/deploy/Caddyfile\n"
        )
        said = {"RATSKELLER_HOST": f"https://localhost:{port}", "RATSKELLER_UPSTREAM": f"127.0.0.1:{upstream}"}
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        certificate = folder / "caddy/pki/authorities/local/root.crt"
        # It listens before it has made its certificate.
        ready = lambda: Visitor(port, certificate).line().close()
        run = ["caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
        return Running(port, run, folder, ready, **said, **home), certificate


class Without(unittest.TestCase):
    """What goes wrong without these files, as the manual says; and that the tests above would see it."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def test_a_plain_proxy_pass_lets_nobody_act_and_no_socket_through(self):
        inside = house(self.folder, "--behind-proxy")
        self.addCleanup(inside.close)
        port = free_port()
        plain = f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://127.0.0.1:{inside.port}; }} }}"
        proxy = Running(port, nginx(self.folder, plain), self.folder)
        self.addCleanup(proxy.close)
        visitor = Visitor(port, None)
        self.assertEqual(visitor.ask("POST", "/api/v1/me", {})[0].status, 403)
        direct = Visitor(inside.port, None)
        direct.comes_in()
        visitor.cookie = direct.cookie
        self.assertEqual(visitor.opens_socket("/api/v1/bell", {})[0], 400)

    def test_a_house_that_does_not_know_of_its_proxy_takes_all_for_one(self):
        inside = house(self.folder)
        self.addCleanup(inside.close)
        for forwarded, expected in [("127.0.0.2", 200)] * TABLES + [("127.0.0.3", 429)]:
            visitor = Visitor(inside.port, None)
            visitor.comes_in()
            self.assertEqual(visitor.lays_table(**{"X-Forwarded-For": forwarded})[0].status, expected)


class Health(unittest.TestCase):
    def test_the_image_asks_the_house_itself(self):
        dockerfile = (ROOT / "Dockerfile").read_text()
        question = json.loads(re.search(r"HEALTHCHECK .* CMD (\[.*\])", dockerfile)[1])
        with tempfile.TemporaryDirectory() as folder:
            inside = house(Path(folder))
            asks = [word.replace("/8080", f"/{inside.port}") for word in question]
            healthy = subprocess.run(asks, timeout=10).returncode
            inside.close()
            gone = subprocess.run(asks, timeout=10, stderr=subprocess.DEVNULL).returncode
        self.assertEqual((healthy, gone != 0), (0, True))


if __name__ == "__main__":
    unittest.main()
