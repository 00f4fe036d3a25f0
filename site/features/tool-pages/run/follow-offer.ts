import type { Envelope } from '#engine/tool/envelope.ts'
import { sentReport } from '#engine/tool/sent-report.ts'
import { chooseOffer, hasResult, workIn } from '../offer/choose-offer.ts'

/**
 * Returns a function that ends the shown report with the sentence that fits its findings, and hides that without a
 * report. The form for a question sends the report that is shown then.
 */
export function createOffer(area: HTMLElement) {
  const section = area.querySelector<HTMLElement>('[data-offers]')
  const form = section?.querySelector('form')
  const sentences = [...(section?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])]
  const offers = sentences.map(({ dataset }) => ({ when: dataset.offer?.split(' ').filter(Boolean) ?? [] }))
  const pasted = section?.dataset.pasted?.split(' ').filter(Boolean) ?? []
  let shown: Envelope | undefined

  form?.addEventListener('formdata', ({ formData }) => {
    if (!shown) return
    const report = sentReport(shown, { pasted, withPasted: formData.has('withPasted') })
    formData.set('report', JSON.stringify(report))
  })
  return show

  function show(envelope?: Envelope) {
    if (!section) return
    shown = envelope && hasResult(envelope) ? envelope : undefined
    section.hidden = !shown
    if (!shown) return
    const chosen = chooseOffer(offers, shown.findings)
    const work = workIn(shown.findings)
    sentences.forEach((sentence, at) => {
      sentence.hidden = at !== chosen
      const place = sentence.querySelector('[data-work]')
      if (place) place.textContent = work
    })
  }
}
