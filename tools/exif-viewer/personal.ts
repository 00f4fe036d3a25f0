import type { Finding, Reference, Severity } from '../../engine/tool/blocks.ts'
import type { Blocks } from './read-blocks.ts'
import type { Read } from './read-tags.ts'

const exifStandard: Reference = { label: 'CIPA DC-008, Exif 2.32', url: 'https://www.cipa.jp/e/std/std-sec.html' }
const iptcStandard: Reference = {
  label: 'IPTC Photo Metadata Standard',
  url: 'https://www.iptc.org/std/photometadata/specification/',
}

type Rule = { id: string; severity: Severity; title: string; why: string; tag: RegExp; ref: Reference }

/** What can lead to a person, by the names of tags; each tag counts for the first rule that names it. */
const rules: Rule[] = [
  {
    id: 'person-shown',
    severity: 'critical',
    title: 'It names who is in the picture',
    why: 'Programs that recognize faces write the names into the file, and search inside it finds them.',
    tag: /PersonInImage|PersonDisplayName|mwg-rs:Name|Regions.*Name|PersonKeyword/i,
    ref: iptcStandard,
  },
  {
    id: 'contact',
    severity: 'critical',
    title: 'It holds an address, telephone number or email of its author',
    why: 'Anyone who saves the picture can write to, call or visit this person.',
    tag: /CreatorContactInfo|Ci(?:Adr|Tel|Email|Url)|^Contact$/i,
    ref: iptcStandard,
  },
  {
    id: 'serial-number',
    severity: 'warning',
    title: 'It holds a serial number',
    why: 'The same number in two pictures shows that one camera took both, under whatever name they were published.',
    tag: /SerialNumber|ImageUniqueID|CameraID/i,
    ref: exifStandard,
  },
  {
    id: 'name',
    severity: 'warning',
    title: 'It names its author or owner',
    why: 'Right for a picture that is to be credited. A private photo tells a full name.',
    tag: /Artist|OwnerName|creator$|^Creator$|Copyright|rights$|XPAuthor|Author|HostComputer|Description writer|CaptionWriter|OwnerID|Credit/i,
    ref: exifStandard,
  },
  {
    id: 'place-name',
    severity: 'warning',
    title: 'It names a place',
    why: 'A city or street in words stays in the file when the coordinates are taken out.',
    tag: /City|Sublocation|Location|State|Country|GPSAreaInformation/i,
    ref: iptcStandard,
  },
  {
    id: 'edit-history',
    severity: 'warning',
    title: 'It tells how it was edited, and from which files',
    why: 'Names of files and folders may hold names of people and clients. The identifiers tie versions together.',
    tag: /History|DerivedFrom|Ingredients|DocumentID|InstanceID|DocumentAncestors|Pantry/i,
    ref: { label: 'XMP specification, part 2', url: 'https://developer.adobe.com/xmp/docs/xmp-specifications/' },
  },
  {
    id: 'maker-note',
    severity: 'notice',
    title: 'The maker of the camera wrote data in its own form',
    why: 'Such notes may hold serial numbers, names of faces and counts of shots. This page does not decode them.',
    tag: /MakerNote/i,
    ref: exifStandard,
  },
  {
    id: 'moment',
    severity: 'notice',
    title: 'It tells when it was taken or changed',
    why: 'Together with other pictures the times show where somebody was, and when a home stood empty.',
    tag: /Date|Time|OffsetTime/i,
    ref: exifStandard,
  },
  {
    id: 'words',
    severity: 'notice',
    title: 'It holds words of somebody: a caption, a comment or keywords',
    why: 'They were meant for an archive, and travel with the picture.',
    tag: /ImageDescription|UserComment|^Comment$|XPComment|XPTitle|XPKeywords|dc:(?:description|title|subject)|^Description$|Headline|Keywords|Instructions/i,
    ref: iptcStandard,
  },
  {
    id: 'equipment',
    severity: 'notice',
    title: 'It names camera, lens or software',
    why: 'Rare equipment narrows down whose picture it is, and names versions that may be attacked.',
    tag: /^(?:Make|Model|LensMake|LensModel|LensInfo|Software|ProcessingSoftware)$|CreatorTool|Originating program|tiff:(?:Make|Model)|aux:Lens/i,
    ref: exifStandard,
  },
]
/** Of the exposure, not of the moment. */
const noMoment = /ExposureTime|SubjectDistance|DigitalZoom|ShutterSpeed|ProfileDateTime/i

/** What identifies a person, worst first. */
export function personalFindings(name: string, { tags, place, hasThumbnail }: Read, blocks: Blocks): Finding[] {
  const at = { field: 'files', path: name }
  const fix = 'Save the copy without metadata, below.'
  const findings: Finding[] = []
  if (place)
    findings.push({
      id: 'coordinates',
      severity: 'critical',
      title: `It tells where it was taken: ${place.latitude}, ${place.longitude}`,
      why: 'Six decimals are a tenth of a metre. A photo taken at home gives away the address.',
      evidence: place.dms,
      fix,
      ref: exifStandard,
      place: at,
    })
  const taken = new Set<unknown>()
  for (const rule of rules) {
    const found = tags.filter(
      (one) =>
        one.group !== 'Color profile (ICC)' &&
        one.group !== 'Place (GPS)' &&
        !taken.has(one) &&
        rule.tag.test(one.tag) &&
        !noMoment.test(one.tag),
    )
    if (found.length === 0) continue
    for (const one of found) taken.add(one)
    const listed = found.slice(0, 4).map(({ tag, value }) => `${tag}: ${value.slice(0, 80)}`)
    const more = found.length > 4 ? `, and ${found.length - 4} more` : ''
    const { id, severity, title, why, ref } = rule
    findings.push({ id, severity, title, why, evidence: listed.join('; ') + more, fix, ref, place: at })
  }
  if (hasThumbnail)
    findings.push({
      id: 'thumbnail',
      severity: 'notice',
      title: 'It holds a small copy of itself',
      why: 'Some programs crop the picture and forget the small copy, which then shows what was cut off.',
      fix,
      ref: exifStandard,
      place: at,
    })
  if (blocks.trailing > 0)
    findings.push({
      id: 'trailing-data',
      severity: 'warning',
      title: `${blocks.trailing.toLocaleString('en-US')} bytes stand behind the end of the picture`,
      why: 'Phones append the film of a moving photo, with sound. No program that shows the picture shows them.',
      fix,
      place: at,
    })
  return findings.sort((a, b) => rank[a.severity] - rank[b.severity])
}

const rank: Record<Severity, number> = { critical: 0, warning: 1, notice: 2, pass: 3 }
