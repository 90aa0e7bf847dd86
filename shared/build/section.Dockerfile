# Context: the root of the repository. The steps up to `COPY shared` are those of the other images,
# so they are done once; what is installed is done again only when a manifest changes.
FROM node:24-bookworm-slim AS manifests
WORKDIR /vatio
COPY . .
# shared/build/bin has the program of a package: npm links what is there when it installs.
RUN mkdir /manifests && find . -name package.json -not -path '*/node_modules/*' \
  | xargs cp -r --parents -t /manifests package-lock.json .npmrc tsconfig.base.json shared/build/bin

FROM node:24-bookworm-slim AS build
WORKDIR /vatio
COPY --from=manifests /manifests ./
RUN npm ci
COPY shared shared
ARG SECTION
ARG FOLDER=remotes/$SECTION
COPY $FOLDER $FOLDER
RUN npm run build -w @vatio/$SECTION

FROM nginx:stable
ARG SECTION
ARG FOLDER=remotes/$SECTION
COPY shared/build/section.nginx.conf /etc/nginx/nginx.conf
COPY --from=build /vatio/$FOLDER/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
# A page in place of the descriptor would be an answer, too.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=5 \
  CMD curl -fsS http://127.0.0.1:8080/section.json | grep -q '"version":'
ENTRYPOINT ["nginx"]
CMD ["-g", "daemon off;"]
