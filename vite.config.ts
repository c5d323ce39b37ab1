import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// Two builds: the browser's (`vite build`) and the server's (`vite build --ssr web/boot/entry.server.tsx`).
export default defineConfig(({ isSsrBuild }) => ({
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
          // Few files: each costs a kilobyte of headers. `base` is everything that the entry imports, without the entry: it
          // waits for a page's chunk, which imports `base`, and in one chunk the two would wait for each other.
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], test: /^(?!.*entry\.client)/ },
                {
                  name: 'shared',
                  test: /[\\/](web|lucide-react)[\\/]/,
                  minShareCount: 2,
                  maxModuleSize: 6_000,
                },
              ],
            },
          },
        },
    assetsInlineLimit: 0,
    target: 'es2022',
    // The server's bundle stays in memory as text.
    minify: true,
  },
  // Without `es2015`, rxjs gives browsers its ES5 build.
  environments: { client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } } },
  // Bundled, the server loads the few icons and parts that pages use instead of whole libraries. graphql stays
  // the one copy that the schema was made with.
  ssr: isSsrBuild ? { noExternal: true, external: ['graphql'] } : {},
  appType: 'custom',
  clearScreen: false,
}))
