import type { Evidence } from '../../evidence.ts'
import { elementsNamed, tagIndex } from '../../page/tag-index.ts'
import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { isOutOfReach, type Tag } from './elements.ts'

const HTML = 'HTML pages that visitors see'
/** A refresh after more than 20 hours is exempt (WCAG 2.2, 2.2.1). */
const MAX_REFRESH_S = 72_000
/** Formats that can contain captions themselves. */
const STREAM = /\.(?:m3u8|mpd)(?:[?#]|$)|mpegurl|dash\+xml/i

export const behaviorRules = [
  pageRule({
    id: 'tabindex-positive',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with a changed Tab order',
    measures: 'Elements with a tabindex above 0.',
    appliesTo: `${HTML}.`,
    why: 'The focus jumps across the page, because these elements come before all others.',
    source: source('WCAG 2.2, failure F44', 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F44'),
    fix: 'Use tabindex="0" or none, and put the elements into the right order in the HTML.',
    weight: 2,
    effort: 2,
    evaluate: (page) =>
      tagIndex(page)
        .tabindex.filter((tag) => Number.parseInt(tag.attributes.tabindex ?? '', 10) > 0 && !isOutOfReach(tag))
        .map((tag) => tagEvidence(page, tag)),
  }),
  pageRule({
    id: 'media-plays-sound',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with audio or video that starts with sound',
    measures: 'Audio and video elements with autoplay that are neither muted nor have controls.',
    appliesTo: `${HTML} and that have audio or video.`,
    why: 'The sound drowns out a screen reader. Most browsers do not start it at all, so a video stands still.',
    source: source('WCAG 2.2, 1.4.2: Audio Control', 'https://www.w3.org/WAI/WCAG22/Understanding/audio-control.html'),
    fix: 'Add muted to videos that only decorate. Let visitors start everything else.',
    weight: 3,
    effort: 1,
    evaluate: (page) => {
      const media = elementsNamed(page, 'audio', 'video')
      if (media.length === 0) return null
      return media
        .filter(
          ({ attributes: { autoplay, muted, controls } }) =>
            autoplay !== undefined && muted === undefined && controls === undefined,
        )
        .map((tag) => tagEvidence(page, tag))
    },
  }),
  pageRule({
    id: 'video-without-captions',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with a video that has no captions',
    measures:
      'Whether each video with sound has a track of captions or subtitles. Streams can contain captions themselves.',
    appliesTo: `${HTML} and that have a video element with sound.`,
    why: 'People who do not hear, and all who watch without sound, miss what is said.',
    source: source(
      'WCAG 2.2, 1.2.2: Captions (Prerecorded)',
      'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html',
    ),
    fix: 'Add a track element with kind="captions" and a file in the format WebVTT.',
    weight: 2,
    effort: 3,
    evaluate: (page) => {
      const videos = elementsNamed(page, 'video').filter(({ attributes }) => attributes.muted === undefined)
      const reachable = videos.filter((tag) => !isOutOfReach(tag))
      if (reachable.length === 0) return null
      const captioned = new Set<Tag | undefined>()
      const withFile = new Set<Tag | undefined>(reachable.filter(({ attributes }) => attributes.src?.trim()))
      for (const { name, attributes, parent } of elementsNamed(page, 'source', 'track')) {
        if (name === 'source') withFile.add(parent)
        // The kind of a track is subtitles unless it says otherwise.
        if (name === 'track' && /^(?:captions|subtitles|)$/i.test(attributes.kind?.trim() ?? '')) captioned.add(parent)
        if (name === 'source' && STREAM.test(`${attributes.src ?? ''} ${attributes.type ?? ''}`)) captioned.add(parent)
      }
      // A script that adds the file can add captions, too.
      const heard = reachable.filter((tag) => withFile.has(tag))
      if (heard.length === 0) return null
      return heard
        .filter((tag) => !captioned.has(tag) && !STREAM.test(tag.attributes.src ?? ''))
        .map((tag) => ({
          ...tagEvidence(page, tag),
          paste: '<track kind="captions" src="/captions.vtt" srclang="en">',
        }))
    },
  }),
  pageRule({
    id: 'page-refreshes-itself',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with a timed refresh',
    measures: 'Refresh elements with a delay. A delay of 0 is a redirect.',
    appliesTo: `${HTML}.`,
    why: 'People who read slowly lose their place, and what they have entered.',
    source: source('WCAG 2.2, failure F41', 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F41'),
    fix: 'Redirect with a status of 301 instead, or let visitors reload the page themselves.',
    weight: 3,
    effort: 1,
    evaluate: (page) =>
      page.head.metas
        .filter(({ key, attribute }) => attribute === 'http-equiv' && key === 'refresh')
        .flatMap(({ content, tag }): Evidence[] => {
          const seconds = Number.parseInt(content, 10)
          if (!(seconds > 0 && seconds <= MAX_REFRESH_S)) return []
          return [{ ...tagEvidence(page, tag), detail: `after ${seconds} s` }]
        }),
  }),
  pageRule({
    id: 'text-moves',
    group: 'accessibility',
    severity: 'warning',
    scope: 'html',
    fault: 'with text that scrolls or blinks without end',
    measures: 'The elements marquee and blink.',
    appliesTo: `${HTML}.`,
    why: 'Many people cannot read moving text, and nothing stops it.',
    source: source('WCAG 2.2, failure F16', 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F16'),
    fix: 'Show the text at rest, or add a button that stops it.',
    weight: 1,
    effort: 1,
    evaluate: (page) => elementsNamed(page, 'marquee', 'blink').map((tag) => tagEvidence(page, tag)),
  }),
]
