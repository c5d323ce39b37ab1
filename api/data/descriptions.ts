import { DATA_TEXT, TABLES } from '#domain/data/tables.ts'
import { slugify } from '#domain/pages/slug.ts'
import { SITE_NAME } from '#domain/site-name.ts'

/** Frictionless Data Package 1, of which each CSV file is a resource. */
export function dataPackage(siteUrl: string) {
  return {
    profile: 'tabular-data-package',
    name: slugify(SITE_NAME),
    title: SITE_NAME,
    homepage: `${siteUrl}/data`,
    licenses: [{ name: 'CC-BY-4.0', path: DATA_TEXT.licenseUrl, title: DATA_TEXT.license }],
    sources: [{ title: 'The pollsters that are named in each row', path: `${siteUrl}/methodology` }],
    resources: TABLES.map(({ name, title, description, license, columns }) => ({
      profile: 'tabular-data-resource',
      name,
      title,
      description: `${description} ${DATA_TEXT.licenses[license]}`,
      path: `${name}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      // Else the resource would have the license of the package.
      ...(license === 'pollsters' && {
        licenses: [{ path: `${siteUrl}/data`, title: DATA_TEXT.licenses.pollsters }],
      }),
      schema: { fields: columns, missingValues: [''] },
    })),
  }
}

export function readme(siteUrl: string): string {
  const tables = TABLES.flatMap(({ name, title, description, license, columns }) => [
    `## ${title}: ${name}.csv, ${name}.json`,
    '',
    description,
    '',
    DATA_TEXT.licenses[license],
    '',
    '| column | type | meaning |',
    '| --- | --- | --- |',
    ...columns.map((column) => `| ${column.name} | ${column.type} | ${column.description} |`),
    '',
  ])
  return [
    `# Open data by ${SITE_NAME}`,
    '',
    `From ${siteUrl}/data. Columns are added at the end and never renamed.`,
    '',
    'A cell of text that a spreadsheet would run as a formula begins with an apostrophe in the CSV files.',
    '',
    ...tables,
  ].join('\n')
}
