import type { Finding } from '#engine/tool/blocks.ts'
import type { Extracted } from './extracted.ts'

const articleMarkup = {
  label: 'Google: Article structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
}
const bylineDates = {
  label: 'Google: byline dates',
  url: 'https://developers.google.com/search/docs/appearance/publication-dates',
}
const wcagLanguage = {
  label: 'WCAG 2.2, 3.1.1',
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
}
const wcagImages = {
  label: 'WCAG 2.2, 1.1.1',
  url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
}

/** Returns what keeps readers and search engines from understanding the article, the worst first. */
export function findFaults(data: Extracted): Finding[] {
  const found = [
    ...aboutText(data),
    ...aboutAuthor(data),
    ...aboutDate(data),
    ...aboutLanguage(data),
    ...aboutImages(data),
  ]
  if (found.length > 0) return found
  return [
    {
      id: 'complete',
      severity: 'pass',
      title: 'The article states its title, author, date, and language.',
      why: 'Search engines and readers can tell who wrote it and when.',
    },
  ]
}

function aboutText({ words, evidence }: Extracted): Finding[] {
  if (words === 0)
    return [
      {
        id: 'no-text',
        severity: 'critical',
        title: 'The HTML of this page contains no text.',
        why: 'A page that scripts fill in the browser is empty for everyone who does not run them.',
        evidence: `${evidence.pageCharacters} characters of text in the HTML`,
        fix: 'Render the article on the server. To extract it now, paste the HTML from the developer tools of your browser.',
      },
    ]
  if (evidence.isArticle) return []
  const { paragraphs, characters, linked } = evidence
  return [
    {
      id: 'not-an-article',
      severity: 'warning',
      title: 'This page does not look like an article.',
      why: 'Home pages, lists, and product pages have no running text. What follows is the longest text that was found.',
      evidence: `${paragraphs} paragraphs, ${characters} characters, ${Math.round(linked * 100)}% of them in links; no Article markup`,
      fix: 'Enter the URL of a single article.',
    },
  ]
}

function aboutAuthor({ authors, evidence }: Extracted): Finding[] {
  if (authors.length > 0 || !evidence.isArticle) return []
  return [
    {
      id: 'no-author',
      severity: 'notice',
      title: 'No author is named.',
      why: 'Google recommends that Article markup names the author, and readers want to know who is speaking.',
      evidence: 'Nothing in JSON-LD, in meta elements, or in a visible byline',
      fix: '"author": { "@type": "Person", "name": "First Last", "url": "https://example.com/authors/first-last" }',
      ref: articleMarkup,
    },
  ]
}

function aboutDate({ published, evidence }: Extracted): Finding[] {
  if (!evidence.isArticle) return []
  const fix = '"datePublished": "2026-03-04T09:00:00-05:00"'
  if (published === null)
    return [
      {
        id: 'no-date',
        severity: 'notice',
        title: 'No date of publication was found.',
        why: 'Google shows a date in results only if it is sure of it, and asks for a visible date and one in markup.',
        evidence: 'Nothing in JSON-LD, in meta elements, in a time element, near the title, or in the URL',
        fix,
        ref: bylineDates,
      },
    ]
  if (published.from !== 'text' && published.from !== 'url') return []
  return [
    {
      id: 'date-not-declared',
      severity: 'notice',
      title: `The date is only in the ${published.from === 'text' ? 'visible text' : 'URL'}.`,
      why: 'Programs have to guess what it refers to. Google asks for a date in markup too.',
      evidence: published.source,
      fix,
      ref: bylineDates,
    },
  ]
}

function aboutLanguage({ language, textLanguage }: Extracted): Finding[] {
  if (textLanguage === null) return []
  if (language?.from !== 'page')
    return [
      {
        id: 'no-language',
        severity: 'warning',
        title: 'The page does not declare its language.',
        why: 'Screen readers choose their voice, and browsers offer a translation, by the declared language.',
        evidence: `The text is ${textLanguage}.`,
        fix: `<html lang="${textLanguage}">`,
        ref: wcagLanguage,
      },
    ]
  if (language.code.split('-')[0] === textLanguage.split('-')[0]) return []
  return [
    {
      id: 'wrong-language',
      severity: 'warning',
      title: `The page declares ${language.code}, but its text is ${textLanguage}.`,
      why: 'Screen readers choose their voice, and browsers offer a translation, by the declared language.',
      evidence: `lang="${language.code}"`,
      fix: `<html lang="${textLanguage}">`,
      ref: wcagLanguage,
    },
  ]
}

function aboutImages({ images }: Extracted): Finding[] {
  const silent = images.filter(({ alt, caption }) => alt.trim() === '' && caption === '')
  if (silent.length === 0) return []
  return [
    {
      id: 'images-without-text',
      severity: 'notice',
      title: `${silent.length} of ${images.length} images have neither an alternative text nor a caption.`,
      why: 'Search engines, and people who cannot see the images, do not learn what they show.',
      evidence: silent
        .slice(0, 5)
        .map(({ url }) => url)
        .join('\n'),
      fix: 'alt="What the image shows, in one sentence"',
      ref: wcagImages,
    },
  ]
}
