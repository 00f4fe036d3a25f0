import type { ContactRequest, Quote } from '#cms/payload-types.ts'
import type { Lead } from '#emails/templates/lead.ts'

export function leadOfRequest(request: ContactRequest & { form: Lead['form'] }): Lead {
  const { utmSource, utmMedium, utmCampaign } = request.source ?? {}
  return {
    form: request.form,
    id: request.id,
    name: request.clientName ?? '',
    email: request.clientEmail ?? '',
    content: [
      ['Name', request.clientName],
      ['Email', request.clientEmail],
      ['Website', request.website],
      ['Interested in', request.interest],
      ['Message', request.message],
      ['Report', request.report],
    ],
    source: sourceFacts(request.source, [utmSource, utmMedium, utmCampaign]),
  }
}

export function leadOfQuote(quote: Quote): Lead {
  const { source, medium, campaign } = quote.utm ?? {}
  return {
    form: 'quote',
    id: quote.id,
    name: quote.name ?? '',
    email: quote.email,
    content: [
      ['Name', quote.name],
      ['Email', quote.email],
      ['Company', quote.company],
      ['Website', quote.website],
      ['Services', quote.services?.join(', ')],
      ['Interested in', quote.interest],
      ['Budget', quote.budget],
      ['Message', quote.message],
    ],
    source: sourceFacts(quote.source, [source, medium, campaign]),
  }
}

type Source = { page?: string | null; landing?: string | null; referrer?: string | null } | undefined

function sourceFacts(source: Source, campaign: (string | null | undefined)[]): Lead['source'] {
  return [
    ['Sent from', source?.page],
    ['First page', source?.landing],
    ['Came from', source?.referrer],
    ['Campaign', campaign.filter(Boolean).join(' / ')],
  ]
}
