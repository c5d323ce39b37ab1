import { z } from 'zod'
import './zod-error-messages.ts'

const optionalText = z.string().trim().optional()
const onByDefault = z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' }).default(true)
const integer = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const urlWith = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /./, error: `must be a URL such as ${example}` }).optional()

/** Shorter secrets could be guessed. */
export const MIN_SECRET_LENGTH = 16

const adminTokens = z
  .string()
  .transform((list) => list.split(',').map((token) => token.trim()))
  .refine(
    (list) => list.every((token) => token.length >= MIN_SECRET_LENGTH),
    `every token needs at least ${MIN_SECRET_LENGTH} characters`,
  )
  .refine((list) => list.length <= 2, 'at most two tokens at once (the old and the new one)')
  .optional()

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const trustProxy = z
  .string()
  .trim()
  .default('off')
  .transform((value, context) => {
    if (value === 'off') return false
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const ranges = value.split(',').map((range) => range.trim())
    if (ranges.every((range) => network.safeParse(range).success)) return ranges
    context.addIssue({ code: 'custom', message: 'must be a hop count or a list of CIDRs, never `true`' })
    return z.NEVER
  })

const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/New_York').optional()

// Piped, because a check that aborts would hide that required variables are missing.
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://example.org' })
  .pipe(z.string().refine((value) => new URL(value).pathname === '/', 'must be an origin without a path'))
  .transform((value) => new URL(value).origin)
  .optional()

const ADDRESS = String.raw`[^\s<>@]+@[^\s<>@]+`
const sender = z
  .string()
  .trim()
  .regex(
    new RegExp(`^(${ADDRESS}|[^<>]*<${ADDRESS}>)$`),
    'must be an email address, optionally with a name: Civic Unity <hello@example.org>',
  )
  .optional()

const databaseUrl = z
  .string()
  // Accepts libpq's socket form, postgres://user@/name?host=/run/postgresql. `URL` needs a host.
  .overwrite((value) => value.replace(/^([^?#@]*)@\/(?![^?#]*@)/, '$1@localhost/'))
  .pipe(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user@host/name. Percent-encode special characters.',
    }),
  )
  .pipe(
    z
      .string()
      .refine(
        (value) => ['public', null].includes(new URL(value).searchParams.get('schema')),
        'must not contain ?schema=. Set the schema in the role’s search_path, or with ?options=-c%20search_path%3DNAME',
      ),
  )
  .optional()

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: integer(4000, 1, 65_535),
    HOST: optionalText,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: integer(10, 1, 100),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: origin,
    ADMIN_TOKEN: adminTokens,
    APP_SECRET: z
      .string()
      .trim()
      .min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`)
      .optional(),
    SEED_DEMO: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).optional(),
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: urlWith(/^https?$/, 'https://api.openai.com/v1'),
    OPENAI_MODEL: z.string().trim().default('gpt-5.1'),
    GENERATION_DAILY_LIMIT: integer(5, 0, 1000),
    AUTOMATION: onByDefault,
    SITE_TIMEZONE: timeZone,
    /** The old name of SITE_TIMEZONE. */
    AUTOMATION_TIMEZONE: timeZone,
    AUTOMATION_PUBLISH: z.enum(['publish', 'review']).default('publish'),
    SMTP_URL: urlWith(/^smtps?$/, 'smtp://mail.example.org:587'),
    MAIL_FROM: sender,
    /** Emails per minute of all processes together. */
    MAIL_PER_MINUTE: integer(60, 1, 100_000),
    POSTAL_ADDRESS: optionalText,
    CONTACT_TO: z.email('must be a single email address such as hello@example.org').optional(),
    MIN_GROUP_SIZE: integer(5, 1, 1000),
    GRAPHIQL: onByDefault,
    TRUST_PROXY: trustProxy,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    RATE_LIMIT: onByDefault,
    /** Milliseconds between SIGTERM, when /readyz starts to fail, and closing the server. */
    DRAIN_MS: integer(1_000, 0, 5_000),
    /** Milliseconds. Requests get 503 above this event loop delay. 0 disables the check. */
    MAX_EVENT_LOOP_DELAY: integer(1_500, 0, 60_000),
  })
  .transform(({ AUTOMATION_TIMEZONE, ...env }) => ({
    ...env,
    SITE_TIMEZONE: env.SITE_TIMEZONE ?? AUTOMATION_TIMEZONE ?? 'America/New_York',
    HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    // Browsers and oEmbed compare origins, which leave out port 80.
    PUBLIC_URL: env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`).origin,
    OPENAI_BASE_URL: env.OPENAI_BASE_URL ?? (env.OPENAI_API_KEY && 'https://api.openai.com/v1'),
    SEED_DEMO: env.SEED_DEMO ?? !env.DATABASE_URL,
  }))

export type Env = z.output<typeof schema>

const REQUIRED = [
  ['ADMIN_TOKEN', 'DATABASE_URL'],
  ['APP_SECRET', 'DATABASE_URL'],
  ['MAIL_FROM', 'SMTP_URL'],
] as const

/** Nothing else reads the environment. Throws an Error that lists every invalid variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty variable is unset, as in `.env` files with `KEY=`.
  const nonEmpty = Object.entries(source).filter(([, value]) => value?.trim())
  const set = Object.fromEntries(nonEmpty)
  const { data, error } = schema.safeParse(set)
  const problems = (error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  for (const [name, cause] of REQUIRED)
    if (set[cause] && !set[name]) problems.push(`  ${name}: required when ${cause} is set`)
  if (data && problems.length === 0) return data
  throw new Error(`The configuration is invalid:\n${problems.join('\n')}`)
}

function isTimeZone(name: string): boolean {
  // PostgreSQL reads the sign of an offset such as +05:00 the other way around.
  if (/^[+-]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
