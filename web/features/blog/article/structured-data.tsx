import { provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { useSite } from '#web/site.tsx'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { urls } from '#web/urls.ts'
import type { Article_PostFragment } from './article.generated.ts'

/** A schema.org BlogPosting (spec §2 Single post, page metadata). */
export function StructuredData({ post }: { post: Article_PostFragment }) {
  const { publicUrl } = useSite()
  const url = publicUrl + urls.post(post.slug)
  const creditText = provenanceLabel(enumValue(post.provenance))
  const organization = { '@type': 'Organization', name: SITE_NAME, url: publicUrl }
  const data = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: publicUrl + urls.postImage(post.slug),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Organization', name: post.author },
    publisher: organization,
    ...(creditText && { creditText }),
    ...(post.correction && {
      correction: {
        '@type': 'CorrectionComment',
        text: post.correction.text,
        datePublished: post.correction.at,
      },
    }),
    mainEntityOfPage: url,
    url: url,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readTime}M`,
  }
  return <JsonLd data={data} />
}
