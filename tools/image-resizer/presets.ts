import type { Reference } from '#engine/tool/blocks.ts'

export type Preset = { id: string; label: string; width: number; height: number; source: Reference }

/** When the sizes were last compared with published lists. The networks change them without notice. */
export const presetsAsOf = '2026-11-21'

const openGraph = {
  label: 'Meta: images in link shares',
  url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
}
const instagram = { label: 'Instagram Help Center', url: 'https://help.instagram.com/1631821640426723' }
const youtube = (answer: number) => ({
  label: 'YouTube Help',
  url: `https://support.google.com/youtube/answer/${answer}`,
})

/** Sizes that networks recommend for posts, in pixels, with the source of each. */
export const presets: Preset[] = [
  { id: 'link-card', label: 'Link card (Open Graph)', width: 1200, height: 630, source: openGraph },
  {
    id: 'linkedin-link',
    label: 'LinkedIn link',
    width: 1200,
    height: 627,
    source: { label: 'LinkedIn Help', url: 'https://www.linkedin.com/help/linkedin/answer/a521928' },
  },
  {
    id: 'x-card',
    label: 'X large card',
    width: 1200,
    height: 600,
    source: {
      label: 'X: summary card with large image, 2:1',
      url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
    },
  },
  { id: 'instagram-square', label: 'Instagram square', width: 1080, height: 1080, source: instagram },
  { id: 'instagram-portrait', label: 'Instagram portrait', width: 1080, height: 1350, source: instagram },
  {
    id: 'story',
    label: 'Story or reel',
    width: 1080,
    height: 1920,
    source: { label: 'Ayrshare: media guidelines', url: 'https://www.ayrshare.com/docs/media-guidelines/instagram' },
  },
  {
    id: 'pinterest-pin',
    label: 'Pinterest pin',
    width: 1000,
    height: 1500,
    source: {
      label: 'Pinterest: creative specifications, 2:3',
      url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
    },
  },
  { id: 'youtube-thumbnail', label: 'YouTube thumbnail', width: 1280, height: 720, source: youtube(72431) },
  { id: 'youtube-banner', label: 'YouTube banner', width: 2560, height: 1440, source: youtube(2972003) },
]
