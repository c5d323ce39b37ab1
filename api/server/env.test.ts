import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const TOKEN = 'a-token-of-enough-length'

function problemsOf(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('every setting has a default: the embedded database with demo content on localhost', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: '.data',
    SEED_DEMO: true,
    MIN_GROUP_SIZE: 5,
    AUTOMATION: true,
    SITE_TIMEZONE: 'America/New_York',
    AUTOMATION_PUBLISH: 'publish',
    GRAPHIQL: true,
    RATE_LIMIT: true,
    TRUST_PROXY: false,
  })
})

test('SITE_TIMEZONE wins over its old name, AUTOMATION_TIMEZONE', () => {
  const old = { AUTOMATION_TIMEZONE: 'Pacific/Honolulu' }
  expect(readEnv(old).SITE_TIMEZONE).toBe('Pacific/Honolulu')
  expect(readEnv({ ...old, SITE_TIMEZONE: 'America/Chicago' }).SITE_TIMEZONE).toBe('America/Chicago')
})

test('PUBLIC_URL follows a custom PORT', () => {
  expect(readEnv({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100')
  expect(readEnv({ PORT: '80' }).PUBLIC_URL).toBe('http://localhost')
})

test('in production the server listens on all interfaces', () => {
  expect(readEnv({ NODE_ENV: 'production' }).HOST).toBe('0.0.0.0')
})

test('an empty variable counts as unset, as in .env files', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: ' ', ADMIN_TOKEN: '', SMTP_URL: '' }).PORT).toBe(4000)
})

test('SITE_TIMEZONE is a name, because PostgreSQL reads offsets the other way around', () => {
  expect(problemsOf({ SITE_TIMEZONE: '+05:00' })).toContain('SITE_TIMEZONE: must be a time zone such as')
})

test('all invalid variables are reported together with the reasons', () => {
  const problems = problemsOf({
    PORT: 'many',
    PUBLIC_URL: 'ftp://example.org',
    DATABASE_URL: 'mysql://example.org/db',
    ADMIN_TOKEN: 'short',
    SITE_TIMEZONE: 'Mars/Olympus',
    AUTOMATION_TIMEZONE: 'Mars/Olympus',
    TRUST_PROXY: 'true',
    RATE_LIMIT: 'maybe',
  })
  for (const name of [
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ADMIN_TOKEN',
    'SITE_TIMEZONE',
    'AUTOMATION_TIMEZONE',
    'TRUST_PROXY',
    'RATE_LIMIT',
  ]) {
    expect(problems).toContain(`  ${name}: `)
  }
  expect(problems).toContain('never `true`')
})

test('missing dependent settings are reported once, along with the invalid ones', () => {
  const problems = problemsOf({
    PORT: 'many',
    DATABASE_URL: 'postgres://db.example.org/civic',
    ADMIN_TOKEN: 'short',
    SMTP_URL: 'smtp://localhost:25',
  })
  expect(problems.split('\n').slice(1)).toEqual([
    '  PORT: “PORT” must be a number',
    '  ADMIN_TOKEN: every token needs at least 16 characters',
    '  APP_SECRET: required when DATABASE_URL is set',
    '  MAIL_FROM: required when SMTP_URL is set',
  ])
})

test.each([
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'https://example.org/blog'],
  ['DATABASE_URL', 'postgres://user:password@db.example.org:99999/civic'],
  ['DATABASE_URL', 'postgres://user:password@db.example.org/civic?schema=civic'],
  ['DATABASE_URL', 'postgres://user:password@/word@db.example.org/civic'],
  // The printed URL and every link would have port 0, not the actual port.
  ['PORT', '0'],
  ['AUTOMATION', 'OFF'],
  ['DRAIN_MS', '1.5'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '999.1.1.1'],
  ['TRUST_PROXY', '10.0.0.1, proxy.example.org'],
  ['MAIL_FROM', 'Civic Unity'],
  // Nodemailer would look for a mail server on localhost.
  ['SMTP_URL', 'smtp://'],
])('an invalid %s of %s is reported by name, together with other problems', (name, value) => {
  const problems = problemsOf({ PORT: 'many', SMTP_URL: 'smtp://localhost:25', [name]: value })
  expect(problems).toContain(`  ${name}: `)
  expect(problems).toContain('  PORT: ')
  expect(problems).toContain('  MAIL_FROM: ')
  expect(problems).not.toContain('password')
})

test.each([
  ['PUBLIC_URL', 'www.example.org', 'https://example.org'],
  ['OPENAI_BASE_URL', 'localhost:11434/v1', 'https://api.openai.com/v1'],
  ['SMTP_URL', 'mail.example.org', 'smtp://mail.example.org:587'],
  ['CONTACT_TO', 'a@example.org, b@example.org', 'hello@example.org'],
])('an invalid %s of %s is reported with an example', (name, value, example) => {
  expect(problemsOf({ [name]: value })).toMatch(
    new RegExp(`^  ${name}: must be an? .*such as ${example}$`, 'm'),
  )
})

test.each(['scripts/migrate.ts', 'prisma/seed.ts', 'api/server.ts'])(
  '%s exits with a message and no stack trace on an invalid setting',
  (command) => {
    const ended = spawnSync(process.execPath, [command], { env: { PORT: 'many' }, encoding: 'utf8' })
    expect([ended.status, ended.stderr.trim()]).toEqual([
      1,
      'The configuration is invalid:\n  PORT: “PORT” must be a number',
    ])
  },
)

test('with DATABASE_URL the secrets are required and demo content is off', () => {
  const url = 'postgres://user:password@db.example.org:5432/civic'
  const problems = problemsOf({ DATABASE_URL: url })
  expect(problems).toContain('ADMIN_TOKEN: required when DATABASE_URL is set')
  expect(problems).toContain('APP_SECRET: required when DATABASE_URL is set')
  expect(problems).not.toContain('password')
  expect(readEnv({ DATABASE_URL: url, ADMIN_TOKEN: TOKEN, APP_SECRET: TOKEN }).SEED_DEMO).toBe(false)
})

// An invalid value must not hide other missing settings.
test.each([
  ['PUBLIC_URL', 'www.example.org'],
  ['DATABASE_URL', 'mysql://db.example.org/civic'],
  ['DATABASE_URL', 'postgres://user:pass/word@db.example.org:5432/civic'],
])('with an invalid %s of %s, missing settings are still reported', (name, value) => {
  const problems = problemsOf({
    DATABASE_URL: 'postgres://user@db.example.org/civic',
    SMTP_URL: 'smtp://localhost:25',
    [name]: value,
  })
  const named = problems.split('\n').flatMap((line) => /^ {2}(\w+): /.exec(line)?.[1] ?? [])
  expect(named.toSorted()).toEqual(['ADMIN_TOKEN', 'APP_SECRET', 'MAIL_FROM', name].toSorted())
})

test('DATABASE_URL may specify a socket as a libpq host parameter', () => {
  const secrets = { ADMIN_TOKEN: TOKEN, APP_SECRET: TOKEN }
  const url = 'postgres://user:password@/civic?host=/cloudsql/project:region:name'
  const connectionString = readEnv({ ...secrets, DATABASE_URL: url }).DATABASE_URL
  expect(new Client({ connectionString })).toMatchObject({
    host: '/cloudsql/project:region:name',
    user: 'user',
    password: 'password',
    database: 'civic',
  })
})

test('up to two tokens are accepted, for rotation', () => {
  expect(readEnv({ ADMIN_TOKEN: `${TOKEN}-1, ${TOKEN}-2` }).ADMIN_TOKEN).toEqual([`${TOKEN}-1`, `${TOKEN}-2`])
  expect(problemsOf({ ADMIN_TOKEN: `${TOKEN},${TOKEN},${TOKEN}` })).toContain('at most two')
})

test('trusted proxies are given by hop count or by range', () => {
  expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1'])
  expect(readEnv({ TRUST_PROXY: 'fd00::/8,192.0.2.1' }).TRUST_PROXY).toEqual(['fd00::/8', '192.0.2.1'])
})

test('SMTP_URL requires MAIL_FROM', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toContain(
    'MAIL_FROM: required when SMTP_URL is set',
  )
})

test('.env.example lists every variable', () => {
  const example = readFileSync('.env.example', 'utf8')
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1])
  expect(listed.sort()).toEqual(
    Object.keys(readEnv({ DATABASE_URL: 'postgres://x/y', ADMIN_TOKEN: TOKEN, APP_SECRET: TOKEN }))
      .concat(['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO', 'POSTAL_ADDRESS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'])
      .filter((name, index, all) => all.indexOf(name) === index)
      .sort(),
  )
})

test('.env.example states the actual defaults, so uncommenting its lines changes nothing', () => {
  const example = readFileSync('.env.example', 'utf8')
  const uncommented = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ''))
  expect(uncommented).toMatchObject({ OPENAI_MODEL: 'gpt-5.1', GENERATION_DAILY_LIMIT: '5' })
  expect(readEnv(uncommented)).toEqual(readEnv({}))
})
