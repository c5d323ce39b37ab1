import { createHash } from 'node:crypto'
import helmet from 'helmet'
import { INLINE_SCRIPT } from '../web/inline-script.ts'

/**
 * Helmet as a plain middleware. @fastify/helmet makes a new one for every request, which halves the cached responses
 * per second.
 */
export function securityHeaders({ underVite, https }: { underVite: boolean; https: boolean }) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(underVite) },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that ignore the policy's frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
  })
}

/**
 * The site's content security policy: hashes and no nonces, so that a page is the same bytes for everyone and
 * can be cached compressed. There is one inline script.
 * Under Vite, styles and the refresh preamble are inline, modules are replaced over a socket, and a worker waits for a
 * server that starts again, to load the page anew.
 */
export function contentSecurityPolicy(underVite: boolean): Record<string, string[]> {
  const inlineHash = createHash('sha256').update(INLINE_SCRIPT).digest('base64')
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", underVite ? "'unsafe-inline'" : `'sha256-${inlineHash}'`],
    'style-src': ["'self'", ...(underVite ? ["'unsafe-inline'"] : [])],
    // Radix positions things with style attributes; style elements stay refused.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(underVite ? ['ws:'] : [])],
    ...(underVite && { 'worker-src': ['blob:'] }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
}
