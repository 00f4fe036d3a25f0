import { readGlobal, readList } from '#cms/database/client.ts'
import type { Brand, Navigation } from '#cms/payload-types.ts'
import { remember } from '#cms/reads.ts'
import { type BrandLook, type BrandSvg, brandFilePath, lookOf } from '#engine/brand/look.ts'
import { originsIn } from '#engine/brand/origins.ts'
import { tagAttributes } from '#engine/brand/tag.ts'
import { environment } from '#platform/environment/environment.ts'
import { categories } from '#site/documents/categories.ts'
import type { Embeds } from '#site/documents/embeds.ts'
import { listedTools } from '#site/documents/listed-tools.ts'
import { livePaths } from '#site/documents/live-paths.ts'
import { type WithoutNull, withoutNull } from '#site/documents/without-null.ts'
import { brandStyle } from './brand-style.ts'
import type { Menu, MenuColumn, ShellBrand, ShellData, ShellImage, ShellLink } from './data.ts'
import { hoursText, officeRange, openHoursTitle } from './office-hours.ts'

/** Links of a column that documents fill. One more leads to all of them. */
const MAX_LINKS = 30
/** Path to which the browser sends its web vitals. */
const VITALS = '/api/vitals'
/** Path to which it sends errors, if they are reported. */
const ERRORS = '/api/page-error'
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
    ...(environment.sentryDsn ? { errorsPath: ERRORS } : {}),
  }
}

async function readShell() {
  const [brand, navigation, offices, isLive] = await Promise.all([
    readGlobal('brand'),
    readGlobal('navigation'),
    readGlobal('offices'),
    livePaths(),
  ])
  const { menus = [], footer = [], legal = [] } = withoutNull(navigation)
  const links = await sources(menus)
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
type StoredColumn = NonNullable<StoredMenu['columns']>[number]
type Sources = Awaited<ReturnType<typeof sources>>

/** Returns everything that can fill a column, so that a new service or tool is in the menu once it is published. */
async function sources(menus: StoredMenu[]) {
  const columns = menus.flatMap((menu) => menu.columns ?? [])
  const families = new Set(columns.flatMap(({ source, family }) => (source === 'services' ? [family] : [])))
  const [services, tools, withPosts] = await Promise.all([
    Promise.all([...families].map(servicesOf)),
    listedTools(),
    categories(),
  ])
  const ofFamily = new Map(services)
  return {
    services: (family: StoredColumn['family']) => ofFamily.get(family) ?? [],
    tools: (category: StoredColumn['category']) =>
      tools
        .filter((tool) => category === undefined || tool.category === category)
        .map(({ name, slug, isOpen, missing }) => ({
          label: name,
          href: `/tools/${slug}/`,
          ...(isOpen ? {} : { isOpen }),
          ...(missing ? { hasNoData: true } : {}),
        })),
    categories: () =>
      withAll(
        withPosts.map(({ title, slug }) => ({ label: title, href: `/blog/category/${slug}/` })),
        { label: 'All articles', href: '/blog/' },
      ),
  }
}

/** Returns the links to the services of a family, or of all of them, in alphabetical order. */
async function servicesOf(family: StoredColumn['family']): Promise<[StoredColumn['family'], ShellLink[]]> {
  const services = await readList('services', {
    ...(family ? { where: { family: { equals: family } } } : {}),
    sort: ['title', 'id'],
    select: { title: true, slug: true },
    limit: MAX_LINKS + 1,
  })
  const links = services.map(({ title, slug }) => ({ label: title, href: `/services/${slug}/` }))
  return [family, withAll(links, { label: 'All services', href: '/services/' })]
}

/** Returns as many links as a column has place for; where there are more, the last one leads to all. */
const withAll = (links: ShellLink[], all: ShellLink): ShellLink[] =>
  links.length > MAX_LINKS ? [...links.slice(0, MAX_LINKS), all] : links

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
  const found =
    source === 'services'
      ? links.services(family)
      : source === 'tools'
        ? links.tools(category)
        : source === 'categories'
          ? links.categories()
          : (own ?? [])
  const rows: ShellLink[] = found.map(toLink)
  return {
    heading,
    ...(href ? { href } : {}),
    ...(source === 'tools'
      ? { count: rows.filter(({ isOpen = true, hasNoData }) => isOpen && !hasNoData).length }
      : {}),
    links: rows,
  }
}

function toLink({ label, href, isOpen = true, hasNoData }: ShellLink): ShellLink {
  return { label, href, ...(isOpen ? {} : { isOpen }), ...(hasNoData ? { hasNoData } : {}) }
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
