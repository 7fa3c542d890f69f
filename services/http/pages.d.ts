/** What `npm run build` makes of `web/`. */
declare module '#build/server/index.js'
