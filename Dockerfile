# The site as a container: built by Node, served by Caddy with the headers of scripts/host/headers.ts.
#   docker build --build-arg SITE_URL=https://www.example.com --build-arg SUPABASE_URL=https://<ref>.supabase.co \
#     --build-arg SUPABASE_PUBLISHABLE_KEY=sb_publishable_… --build-arg VITE_WHATSAPP_NUMBER=234… -t meridian .
# (with the other variables below that the build asks for)
#   docker run --read-only --tmpfs /config --tmpfs /data -p 8080:8080 meridian
FROM node:22.22.2-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Public values only: what stands here ends up in the bundle and in the image's history.
ARG SITE_URL
ARG SUPABASE_URL
ARG SUPABASE_PUBLISHABLE_KEY
ARG VITE_WHATSAPP_NUMBER
ARG VITE_COMPANY_EMAIL
ARG VITE_LAGOS_PHONE
ARG VITE_LONDON_PHONE
ARG VITE_TOUR_URL
ARG VITE_PUSH_PUBLIC_KEY
ARG VITE_OBSERVE
ARG HSTS
ARG KILL_WORKER
ARG PREVIEW_BUILD
RUN npm run build

FROM caddy:2.11.4-alpine
COPY --from=build /site/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/meridian
USER nobody
EXPOSE 8080
