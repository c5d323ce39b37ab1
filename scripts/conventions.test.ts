import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const IGNORED = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.replace(/\/$/, ''))

/** Does not use git, which may be missing where the tests run. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (
      ['.git', ...IGNORED].some((pattern) =>
        [file, entry.name].some((name) => path.matchesGlob(name, pattern)),
      )
    )
      return []
    return entry.isDirectory() ? filesIn(file) : [file]
  })
}
const files = filesIn('.')

/** Data of a visitor or the admin, which pages that are the same for everyone cannot contain. */
const READ_AFTER_HYDRATION = ['web/features/challenges/', 'web/features/privacy/', 'web/features/admin/']
/** An answer that the HTML of its page must not contain, because visitors guess it first. */
const READ_AFTER_GUESS = ['web/features/today/today-answer.graphql']
/** Each has its own query, because the specification gives each its own error message. */
const HAS_OWN_ERROR = [
  'web/features/blog/blog-results.graphql',
  'web/features/blog/blog-sidebar.graphql',
  'web/features/blog/article/related-posts.graphql',
]
/** With the page's query, a failure after a rejected vote would replace the page. */
const REFETCHED = ['web/features/polls/vote.graphql']

test('shared content is fetched by pages, with one query per page', () => {
  const withQueries = files.filter(
    (file) => /^web\/.*\.graphql$/.test(file) && /^query /m.test(readFileSync(file, 'utf8')),
  )
  const elsewhere = withQueries.filter(
    (file) =>
      !['web/pages/', ...READ_AFTER_HYDRATION, ...READ_AFTER_GUESS, ...HAS_OWN_ERROR, ...REFETCHED].some(
        (place) => file.startsWith(place),
      ),
  )
  expect(withQueries).toContain('web/pages/home.graphql')
  expect(elsewhere).toEqual([])
})

const SHARED_SERVER_PARTS = ['cache', 'database', 'graphql', 'mail', 'pages', 'rest', 'server', 'test']
const SITE_WIDE_SPECS = [
  'accessibility',
  'admin-keyboard',
  'api',
  'csp',
  'graphiql',
  'home',
  'journeys',
  'lazy-sections',
  'looks',
  'pages',
  'withheld-groups',
  'writing',
]

test('a feature has the same name in domain, api, web and e2e', () => {
  const names = (pattern: RegExp) => [...new Set(files.flatMap((file) => file.match(pattern)?.[1] ?? []))]
  const inDomain = names(/^domain\/(?:pages\/)?([^/]+)(?:\/|\.ts$)/)
  const onServer = names(/^api\/([^/]+)\//).filter((name) => !SHARED_SERVER_PARTS.includes(name))
  const onPages = names(/^web\/features\/([^/]+)\//)
  const onDashboard = names(/^web\/features\/admin\/([^/]+)\//)
  const inBrowser = names(/^e2e\/([^/]+)\.spec\.ts$/).filter((name) => !SITE_WIDE_SPECS.includes(name))
  // Privacy and social cards have their rules in session/ and drawing/.
  expect([...inDomain, 'privacy', 'og', 'reference']).toEqual(expect.arrayContaining(onServer))
  // Splits have their rules in values/, and the page for taking a figure elsewhere has its text in embed/.
  expect([...inDomain, 'privacy', 'splits', 'take']).toEqual(expect.arrayContaining(onPages))
  // Editors, the log and sessions are in api/admin/, and the overview in api/activity/. Two parts need no server.
  const inAdmin = ['editors', 'log', 'session', 'overview', 'editor', 'kept-text']
  expect([...onServer, ...inAdmin]).toEqual(expect.arrayContaining(onDashboard))
  expect(inDomain).toEqual(expect.arrayContaining(inBrowser.map((name) => name.replace(/-body$/, ''))))
})

test('no test is skipped or exclusive', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(40)
  for (const file of tests) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(test|it|describe)\.(only|skip)\(/)
  }
})

test('the documents refer to existing files and commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const exists = (name: string) => files.some((file) => file === name || file.startsWith(`${name}/`))
  const documents = files.filter((file) => /\.md$|^\.ci\/|^\.github\//.test(file))
  expect(documents).toEqual(expect.arrayContaining(['README.md', '.ci/run', '.github/workflows/test.yml']))
  for (const document of documents) {
    const text = readFileSync(document, 'utf8')
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string)
    const commands = found(/npm run ([\w:]+)/g)
    const links = found(/\]\((?!\w+:)([^)#]+)/g).map((link) => path.join(path.dirname(document), link))
    const paths = found(/`((?:api|bench|chaos|docs|domain|e2e|prisma|scripts|web)\/[\w./-]+?)\/?`/g)
    expect(
      commands.filter((command) => !scripts[command]),
      document,
    ).toEqual([])
    expect(
      [...links, ...paths].filter((name) => !exists(name)),
      document,
    ).toEqual([])
  }
})

test('every citation of the specification leads to a section, and to what it names there', () => {
  const specification = 'docs/specification.md'
  const labels = new Map(
    readFileSync(specification, 'utf8')
      .split(/^## (?=\d)/m)
      .slice(1)
      .map((section) => {
        // Headings, bold terms and the first cells of tables.
        const found = [...section.matchAll(/^### (.+)|\*\*(.+?)\.?\*\*|^\| `?([^|`]*[^|`\s])/gm)]
        return [Number.parseInt(section, 10), found.map(([, ...label]) => label.join(''))]
      }),
  )
  const leadsSomewhere = ([, section, name]: RegExpMatchArray) => {
    const inSection = labels.get(Number(section))
    return name === undefined ? inSection : inSection?.some((label) => name.startsWith(label))
  }
  const lines = files
    .filter((file) => /\.(tsx?|js|css|sql|graphql|prisma|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => ({ file, line: line.trim() })),
    )
  const citing = lines.filter(({ line }) => /§\d/.test(line) && !/\b(RFC|UAX)\b/.test(line))
  const broken = citing.filter(({ file, line }) => {
    const citations = [...line.matchAll(/§(\d+)(?: ([A-Z][^§]*))?/g)]
    return !(file === specification || /\bspec §/i.test(line)) || !citations.every(leadsSomewhere)
  })
  expect(citing.length).toBeGreaterThan(50)
  expect(broken).toEqual([])
  expect(lines.filter(({ line }) => /^(\/\/|\/?\*).*\bContract[,:)]/.test(line))).toEqual([])
})

test('documented scripts run with the bundled Node, since the installed one may be too old', () => {
  const commands = files.flatMap((file) => {
    const isDocument = file.endsWith('.md')
    const isScript = /^(bench|prisma|scripts)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts')
    if (!isDocument && !isScript) return []
    return [...readFileSync(file, 'utf8').matchAll(/`([^`\n]*\bnode [\w./-]+\.ts)/g)].map(
      ([, command]) => command,
    )
  })
  expect(commands).toContain('npx node scripts/make-icons.ts')
  expect(commands.filter((command) => !command?.startsWith('npx node '))).toEqual([])
})

test('build tools are installed with NODE_ENV=production', () => {
  const found = execFileSync('npm', ['ls', 'vite', 'node', '--depth=0', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(Object.keys(JSON.parse(found).dependencies)).toEqual(['node', 'vite'])
})

test('every styled class is used', () => {
  const sources = files
    .filter((file) => /^(web|domain|api)\/.*\.tsx?$/.test(file) && !/\.test\.|^\w+\/test\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = new Set(sources.match(/[\w-]+/g))
  // Prefixes of class names in templates: btn--${variant}.
  const begun = new Set(sources.match(/[a-z][\w-]*-(?=\$\{)/g))
  const styles = files.filter((file) => /^web\/styles\/.*\.css$/.test(file))
  expect(styles).toContain('web/styles/index.css')
  for (const style of styles) {
    const rules = readFileSync(style, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"/gs, '')
    const classes = [...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name as string)
    expect(
      classes.filter((name) => !named.has(name) && ![...begun].some((start) => name.startsWith(start))),
      style,
    ).toEqual([])
  }
})

test('sizes have names in web/styles/tokens.css, and class strings stay short', () => {
  const source = files
    .filter((file) => /^web\/.*\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const arbitrary = source.match(/[\w-]*-\[[^\]\s]*\]/g) ?? []
  expect(arbitrary.length).toBeLessThanOrEqual(250)
  expect(arbitrary.filter((value) => arbitrary.filter((other) => other === value).length > 2)).toEqual([])
  expect(source.match(/(["'`])(?:(?!\1)[^\\\n]){201,}\1/g)).toBeNull()
})
