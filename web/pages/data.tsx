import { Link } from 'react-router'
import { newsroomSteps, DATA_PAGE_TEXT as TEXT } from '#domain/data/page-text.ts'
import { DATA_TEXT } from '#domain/data/tables.ts'
import { sheetArt } from '#domain/drawing/page-art.ts'
import { EMBED_WIDTH, embedCode, embedHeight } from '#domain/embed/embed-code.ts'
import { captionOf, citeValue } from '#domain/embed/take-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { VALUE_CARDS, type ValueCard } from '#domain/values/cards.ts'
import { ColumnTables, FileTable, FirstFile, License, Points } from '#web/features/data/open-data.tsx'
import { CopyText } from '#web/features/take/copy-text.tsx'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Section } from '#web/layout/section.tsx'
import { useSite } from '#web/site.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { urls } from '#web/urls.ts'

/** Any card will do. */
const EXAMPLE = VALUE_CARDS[4] as ValueCard
const ART = sheetArt(VALUE_CARDS.slice(0, 7))
const TWO_COLUMNS = 'grid gap-x-columns gap-y-8 wide:grid-cols-2'

/** `/data`. */
export function Component() {
  const { publicUrl } = useSite()
  const page = publicUrl + urls.value(EXAMPLE.slug)
  return (
    <>
      <Head title={TEXT.heading} description={TEXT.description} canonical={urls.data()} />
      <JsonLd
        data={{
          '@type': 'DataCatalog',
          name: `${TEXT.heading} of ${SITE_NAME}`,
          description: TEXT.description,
          url: publicUrl + urls.data(),
          license: DATA_TEXT.licenseUrl,
          isAccessibleForFree: true,
        }}
      />
      <PageHero title={TEXT.heading} lead={TEXT.lead} art={<HeroArt art={ART} />} />
      <Section id="files" title={TEXT.files}>
        <FileTable />
      </Section>
      <Section sunk id="rows" title={TEXT.rows} lead={TEXT.rowsLead}>
        <FirstFile />
      </Section>
      <Section id="newsroom" title={TEXT.newsroom}>
        <Newsroom page={page} />
        <p className="mt-8">
          {TEXT.wrong} <Link to={urls.contact()}>{TEXT.tellUs}</Link>.
        </p>
      </Section>
      <Section sunk id="columns" title={TEXT.columns} lead={TEXT.columnsLead}>
        <ColumnTables />
        <div className={`mt-12 ${TWO_COLUMNS}`}>
          <Points title={TEXT.behavior} points={TEXT.behaviorPoints} />
          <Points title={TEXT.missing} points={TEXT.missingPoints} />
        </div>
      </Section>
      <Section id="licenses" title={TEXT.license}>
        <div className={TWO_COLUMNS}>
          <License title={TEXT.ours}>
            <p>{TEXT.oursText}</p>
            <a
              className="inline-flex min-h-target items-center font-semibold"
              href={DATA_TEXT.licenseUrl}
              rel="noopener license"
            >
              {TEXT.readLicense}
            </a>
          </License>
          <License title={TEXT.theirs}>
            <p>{TEXT.theirsText}</p>
          </License>
        </div>
      </Section>
      <Section sunk id="cite" title={TEXT.cite} lead={TEXT.citeText}>
        <div className={TWO_COLUMNS}>
          <CopyText
            label={TEXT.citeFiles}
            text={`${SITE_NAME}. ${TEXT.heading}, ${DATA_TEXT.license}. ${publicUrl}${urls.data()}`}
          />
          <CopyText label={TEXT.citeFigure} text={citeValue(EXAMPLE, page)} />
        </div>
      </Section>
    </>
  )
}

function Newsroom({ page }: { page: string }) {
  const { publicUrl } = useSite()
  const { slug, title } = EXAMPLE
  const url = `${publicUrl}/embed/value/${slug}`
  const frame = embedCode({ url, title, width: EMBED_WIDTH, height: embedHeight(EXAMPLE.title) })
  return (
    <ol className="border-ink border-t-2">
      {newsroomSteps(publicUrl, { page, frame, caption: captionOf(EXAMPLE) }).map((step) => (
        <li
          className="grid gap-x-8 gap-y-4 border-line border-b py-6 md:first-col-24 full:grid-cols-[6rem_5fr_7fr]"
          key={step.at}
        >
          <span className="font-display font-medium whitespace-nowrap text-2xl/none text-plum lining-nums tabular-nums">
            {step.at}
          </span>
          <div>
            <h3 className="text-xl">{step.title}</h3>
            <p className="mt-1 measure-46">{step.text}</p>
          </div>
          <div className="min-w-0 md:col-start-2 full:col-start-3">
            <CopyText label={step.label} text={step.code} isCode />
          </div>
        </li>
      ))}
    </ol>
  )
}
