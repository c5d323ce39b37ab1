import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const REACT_ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`

// Two builds: the browser's (`vite build`) and the server's (`vite build --ssr web/boot/entry.server.tsx`).
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: {
    outDir: process.env['BUILD_DIR'] ?? (isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'web/boot/entry.client.tsx',
          // Few files, because each costs a kilobyte of headers. `base` is everything that the entry imports, without the entry itself:
          // it awaits a page's chunk, which imports `base`, so one chunk for both would be a deadlock.
          output: {
            // Names would add a kilobyte to the first JavaScript, and content blockers stop files called "share".
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], test: /^(?!.*entry\.client)/ },
                {
                  name: 'shared',
                  // The home page loads it too, so what only other pages share stays out.
                  test: /^(?!.*[\\/](?:features[\\/](?:admin|compare|data|newsletter|polls|quiz|splits|take|values|blog[\\/]article)|layout[\\/]text-page|lib[\\/]use-domain-form)).*[\\/](web|@lucide|client[\\/]react)[\\/]|domain[\\/](stored-object|text|whole-number)\.ts$/,
                  minShareCount: 2,
                  maxModuleSize: 6_000,
                },
                {
                  // What the pages of polls share with the home page.
                  name: 'polls',
                  test: /[\\/]polls[\\/](?!admin|archive|common-ground[\\/])/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
    assetsInlineLimit: 0,
    target: 'es2022',
    // The server keeps the source text in memory.
    minify: true,
  },
  // The package's exports name only its development build, which has warnings for developers.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: REACT_ROUTER }] : [],
  },
  // Without `es2015`, browsers get the ES5 build of rxjs.
  environments: { client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } } },
  // Bundled, so that the server loads only the icons and components that pages use. graphql must be the copy that the schema was
  // built with.
  ssr: isSsrBuild ? { noExternal: true, external: ['graphql'] } : {},
  appType: 'custom',
  clearScreen: false,
}))
