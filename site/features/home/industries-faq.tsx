import { Accordion } from '#site/ui/parts/accordion.tsx'

export type Faq = { question: string; answer: string }

export function IndustriesFaq({ title, faqs }: { title: string; faqs: Faq[] }) {
  if (faqs.length === 0) return null
  return (
    <section className="band faq" id="industriesFaq">
      <div className="page faq-grid">
        <h2>{title || 'Questions'}</h2>
        <Accordion name="industries-faq" items={faqs} />
      </div>
    </section>
  )
}
