import { MessageCircle } from '@lucide/icons'
import { CONTACT_TEXT } from '#domain/contact/messages.ts'
import { BUBBLES_ART } from '#domain/drawing/page-art.ts'
import { ContactAside } from '#web/features/contact/contact-aside.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { urls } from '#web/urls.ts'

/** `/contact` (spec §2 Contact). */
export function Component() {
  return (
    <>
      <Head title={CONTACT_TEXT.hero} description={CONTACT_TEXT.description} canonical={urls.contact()} />
      <PageHero
        isStanding
        art={<HeroArt art={BUBBLES_ART} />}
        eyebrow={
          <Chip icon={MessageCircle} tone="plum">
            {CONTACT_TEXT.badge}
          </Chip>
        }
        title={CONTACT_TEXT.hero}
        lead={CONTACT_TEXT.lead}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-16 pb-section wide:grid-cols-[1.25fr_1fr] wide:items-start wide:gap-columns-far">
        <ContactForm />
        <ContactAside />
      </div>
    </>
  )
}
