import { readGlobal, readList } from '#cms/database/client.ts'
import type { Brand, Navigation } from '#cms/payload-types.ts'
import { remember } from '#cms/reads.ts'
import { type BrandLook, type BrandSvg, brandFilePath, lookOf } from '#engine/brand/look.ts'
import { originsIn } from '#engine/brand/origins.ts'
import { tagAttributes } from '#engine/brand/tag.ts'
import { categories } from '#site/documents/categories.ts'
import type { Embeds } from '#site/documents/embeds.ts'
import { listedTools } from '#site/documents/listed-tools.ts'
import { livePaths } from '#site/documents/live-paths.ts'
import { type WithoutNull, withoutNull } from '#site/documents/without-null.ts'
import { brandStyle } from './brand-style.ts'
import type { Menu, MenuColumn, ShellBrand, ShellData, ShellImage, ShellLink } from './data.ts'
import { hoursText, officeRange, openHoursTitle } from './office-hours.ts'

/** Path to which the browser sends its web vitals. */
const VITALS = '/api/vitals'
const LOGO_HEIGHT = 36

/**
 * Returns the header and footer of every page. Cached until their content changes; the clock is added to each request.
 */
export async function shellData(now = new Date()): Promise<ShellData> {
  const { offices, ...rest } = await remember('shell', readShell)
  const open = offices.map(({ timeZone, opens, closes, ...office }) => ({
    ...office,
    ...officeRange({ timeZone, opens, closes }, now),
    hoursText: hoursText({ timeZone, opens, closes }, now),
  }))
  return {
    ...rest,
    offices: open,
    openHoursTitle: openHoursTitle(open),
    year: now.getUTCFullYear(),
    vitalsPath: VITALS,
  }
}

async function readShell() {
  const [brand, navigation, offices, links, isLive] = await Promise.all([
    readGlobal('brand'),
    readGlobal('navigation'),
    readGlobal('offices'),
    sources(),
    livePaths(),
  ])
  const { menus = [], footer = [], legal = [] } = withoutNull(navigation)
  const { name, tagline, contactEmail, socials, newsletterTitle, newsletterText } = withoutNull(brand)
  const look = lookOf(brand)
  return {
    brand: { ...toBrand(look), ...(tagline ? { tagline } : {}) },
    style: brandStyle(look),
    paper: look.tones['color-paper'],
    publisher: {
      name,
      tagline: tagline ?? '',
      email: contactEmail ?? '',
      profiles: (socials ?? []).map(({ url }) => url),
    },
    menus: menus
      .map((menu) => liveMenu(toMenu(menu, links), isLive))
      // A first post without a category leaves the blog's menu with only its link to all articles.
      .filter(({ columns, more }) => columns.length > 0 || more),
    footer: footer
      .map(({ heading, links: own }) => ({
        heading,
        links: (own ?? []).map(toLink).filter(({ href }) => isLive(href)),
      }))
      .filter(({ links }) => links.length > 0),
    legal: legal.map(toLink),
    offices: (withoutNull(offices).offices ?? []).map((office) => ({
      city: office.city,
      country: office.country,
      street: office.street ?? '',
      timeZone: office.timeZone ?? 'UTC',
      opens: office.opens ?? '09:00',
      closes: office.closes ?? '18:00',
    })),
    newsletter: { title: newsletterTitle ?? '', ...(newsletterText ? { text: newsletterText } : {}) },
    embeds: toEmbeds(brand.embeds),
  }
}

function toBrand({ name, shortName, logo, darkLogo, symbol }: BrandLook): ShellBrand {
  return {
    name,
    shortName,
    ...(logo ? { logo: toImage(logo) } : {}),
    ...(darkLogo ? { darkLogo: toImage(darkLogo) } : {}),
    ...(symbol.kind === 'own' ? { symbolFile: toImage(symbol.file) } : { symbol: symbol.kind }),
  }
}

/** The size only reserves the space: the stylesheet decides on the height. */
function toImage(file: BrandSvg): ShellImage {
  return { src: brandFilePath(file, 'svg'), width: Math.round(LOGO_HEIGHT * file.ratio), height: LOGO_HEIGHT }
}

function toEmbeds(embeds: Brand['embeds']): Embeds {
  const { bookingUrl, chatUrl, analyticsUrl, tags, chatOrigins } = withoutNull(embeds ?? {})
  return {
    ...(bookingUrl ? { bookingUrl } : {}),
    ...(chatUrl ? { chatUrl } : {}),
    ...(chatOrigins ? { chatOrigins: originsIn(chatOrigins) } : {}),
    ...(analyticsUrl ? { analyticsUrl } : {}),
    ...(tags?.length
      ? {
          tags: tags
            .filter(({ url }) => URL.canParse(url))
            .map(({ name, url, attributes, origins }) => ({
              name,
              url,
              attributes: tagAttributes(attributes),
              origins: originsIn(origins),
            })),
        }
      : {}),
  }
}

type StoredMenu = NonNullable<WithoutNull<Navigation>['menus']>[number]
type Sources = Awaited<ReturnType<typeof sources>>

/** Returns everything that can fill a column, so that a new service or tool is in the menu once it is published. */
async function sources() {
  const [services, tools, withPosts] = await Promise.all([
    readList('services', { sort: 'title', select: { title: true, slug: true, family: true } }),
    listedTools(),
    categories(),
  ])
  return {
    services: services.map(({ title, slug, family }) => ({
      label: title,
      href: `/services/${slug}/`,
      group: family,
    })),
    tools: tools.map(({ name, slug, category, isOpen }) => ({
      label: name,
      href: `/tools/${slug}/`,
      group: category,
      ...(isOpen ? {} : { isOpen }),
    })),
    categories: withPosts.map(({ title, slug }) => ({
      label: title,
      href: `/blog/category/${slug}/`,
      group: undefined,
    })),
  }
}

function toMenu({ label, href, lead, moreLabel, moreHref, searchTools, columns }: StoredMenu, links: Sources): Menu {
  return {
    id: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    label,
    ...(href ? { href } : {}),
    lead: lead ?? '',
    ...(moreLabel && moreHref ? { more: { label: moreLabel, href: moreHref } } : {}),
    ...(searchTools ? { searchTools } : {}),
    columns: (columns ?? []).map((column) => toColumn(column, links)),
  }
}

function toColumn(
  { heading, href, source, family, category, links: own }: NonNullable<StoredMenu['columns']>[number],
  links: Sources,
): MenuColumn {
  const wanted = source === 'services' ? family : source === 'tools' ? category : undefined
  const found =
    source && source !== 'links'
      ? links[source].filter(({ group }) => wanted === undefined || group === wanted)
      : (own ?? [])
  const rows: ShellLink[] = found.map(toLink)
  return {
    heading,
    ...(href ? { href } : {}),
    ...(source === 'tools' ? { count: rows.filter(({ isOpen = true }) => isOpen).length } : {}),
    links: rows,
  }
}

function toLink({ label, href, isOpen = true }: ShellLink): ShellLink {
  return { label, href, ...(isOpen ? {} : { isOpen }) }
}

/** Removes links to missing or empty targets, and columns without links. */
function liveMenu({ href, more, columns, ...menu }: Menu, isLive: (href: string) => boolean): Menu {
  const live = columns.map(({ href, links, ...column }) => ({
    ...column,
    ...(href && isLive(href) ? { href } : {}),
    links: links.filter((link) => isLive(link.href)),
  }))
  return {
    ...menu,
    ...(href && isLive(href) ? { href } : {}),
    ...(more && isLive(more.href) ? { more } : {}),
    columns: live.filter(({ links }) => links.length > 0),
  }
}
