# Context: the root of the repository. The first steps are those of the other images, so they are built once.
FROM node:24-bookworm-slim AS build
WORKDIR /vatio
COPY . .
RUN npm ci
ARG SECTION
RUN npm run build -w @vatio/$SECTION

FROM nginx:stable
ARG SECTION
COPY shared/build/section.nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /vatio/remotes/$SECTION/dist /usr/share/nginx/html
EXPOSE 80
HEALTHCHECK --interval=5s --timeout=3s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1/section.json"]
