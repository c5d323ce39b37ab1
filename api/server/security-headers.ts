import { createHash } from 'node:crypto'
import { HEAD_SCRIPT } from '#web/boot/head-script.ts'

/** Helmet would compute these headers for every response, which slows cached queries (`npm run bench`). */
export function securityHeaders({ underVite, https }: { underVite: boolean; https: boolean }) {
  const directives = Object.entries(contentSecurityPolicy(underVite))
  return {
    'content-security-policy': directives.map(([name, values]) => [name, ...values].join(' ')).join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    // For browsers that ignore the policy's frame-ancestors.
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/**
 * Hashes instead of nonces, so that a cached page is the same for everyone. Vite needs inline styles and scripts, a
 * socket for modules, and a worker that reloads the page after a restart.
 */
function contentSecurityPolicy(underVite: boolean): Record<string, string[]> {
  const inlineHash = createHash('sha256').update(HEAD_SCRIPT).digest('base64')
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", underVite ? "'unsafe-inline'" : `'sha256-${inlineHash}'`],
    'style-src': ["'self'", ...(underVite ? ["'unsafe-inline'"] : [])],
    // Radix positions elements with style attributes. Style elements remain blocked.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(underVite ? ['ws:'] : [])],
    ...(underVite && { 'worker-src': ['blob:'] }),
    // For previews of frames. Of this site's addresses, only those under /embed/ let themselves be framed.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
}
