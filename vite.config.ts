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
    rolldownOptions: isSsrBuild ? {} : { input: 'web/entry.client.tsx' },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  appType: 'custom',
  clearScreen: false,
}))
