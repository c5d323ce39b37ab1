// zod tries whether it may compile its schemas at run time. The site's policy forbids it, and the browser reports even
// an attempt: so it is told not to try, before any schema is made. `z.config` would bring zod to every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
