# The house as an image: docker build --tag ratskeller .
# docs/operating.md says how it is run; deploy/compose.yaml runs it behind Caddy.

# The games as WebAssembly, for play without a network: the page has them in it.
FROM --platform=$BUILDPLATFORM rust:1.95-slim-bookworm AS pocket
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY xtask xtask
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo run --locked --package xtask -- pocket

FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY --from=pocket /src/web/src/pocket/modules src/pocket/modules
RUN npm run build

FROM rust:1.95-slim-bookworm AS house
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY xtask xtask
# The house speaks the words of the page, and has the page in it.
COPY web/src/i18n web/src/i18n
COPY --from=page /src/web/dist web/dist
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked --package cli && cp target/release/ratskeller /ratskeller

FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin ratskeller \
    && install --directory --owner=ratskeller --group=ratskeller --mode=0700 /data
COPY --from=house /ratskeller /usr/local/bin/ratskeller
USER 10001:10001
# Where the data file is, so that `docker exec … ratskeller keeper figures` finds it.
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Whether the house answers, and can write. There is no curl in here, and bash can ask.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["ratskeller"]
CMD ["serve", "--addr", "0.0.0.0:8080"]
