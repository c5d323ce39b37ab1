// zod tests whether it may compile schemas at run time. The content security policy forbids it and reports the attempt, so
// this turns it off before any schema exists. Importing `z.config` would add zod to every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
