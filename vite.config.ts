import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two builds: the browser's (`vite build`) and the server's (`vite build --ssr web/entry.server.tsx`).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: {
    outDir: process.env['BUILD_DIR'] ?? (isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'web/entry.client.tsx',
          // What every page needs is one file: shared pieces of a kilobyte each cost more in headers than in code.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'library',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|tslib|@wry|optimism|lucide-react)[\\/]/,
                  minShareCount: 2,
                },
                { name: 'shared', test: /[\\/]web[\\/]/, minShareCount: 2, maxModuleSize: 6_000 },
              ],
            },
          },
        },
    assetsInlineLimit: 0,
    target: 'es2022',
    // The server's bundle stays in memory as text.
    minify: true,
  },
  // Bundled, the server loads the few icons and parts that pages use instead of whole libraries. graphql stays
  // the one copy that the schema was made with.
  ssr: isSsrBuild ? { noExternal: true, external: ['graphql'] } : {},
  appType: 'custom',
  clearScreen: false,
}))
