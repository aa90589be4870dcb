# One image for both servers: docs/containers.md says how to run it.

# The version that scripts/node installs where the machine's own Node is too old.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-trixie-slim AS locked
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM locked AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
RUN node scripts/run.mjs build

# Without TypeScript, an optional peer of i18next, and without what only editors and debuggers read.
FROM locked AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev \
  && rm -rf node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:${NODE_VERSION}-trixie-slim
# The only folder that is written: a volume in docker-compose.yml.
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/web web
COPY package.json schema.graphql ./
COPY domain domain
COPY examples examples
COPY gateway gateway
COPY upstream upstream
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
EXPOSE 4000 4010
# User and group `node`, as numbers: Kubernetes can tell that it is not root.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and gets the signals: both servers finish what is under way.
CMD ["node", "gateway/main.ts"]
