export const imageTexts: Record<string, string> = {
  'image-compressor': `How small can this photo get before anyone sees the loss? Shop owners and editors set a quality, a size in kilobytes or a similarity target, and the compressor searches for the smallest file that meets it in JPEG, WebP, AVIF, JPEG XL or PNG. Similarity is measured with SSIM (Wang and others, 2004). PNG can stay lossless.

A score is an average over the picture, so check faces and small type in the split view. Photos that were compressed hard before gain little. A smaller file does not help a page that loads too many. Whole batches are encoded in your browser, and no picture is uploaded.`,

  'image-converter': `A client sends TIFF, the shop wants WebP, the printer asks for PNG. This converter reads JPEG, PNG, WebP, AVIF, JPEG XL, GIF, TIFF, BMP, HEIC, SVG and ICO by their published formats and says for each file what happened to transparency, color profile, orientation and animation. What the target cannot hold is reported before you download it.

Conversion adds no detail: a blurred JPEG stays blurred as PNG and only grows. Camera raw files and layered PSD documents are outside its scope, and damaged input yields a message in place of a picture. Decoding and encoding happen on your device, where memory sets the limit for very large scans.`,

  'image-resizer': `One picture, many sizes: a hero for desktop, a crop for phones, a square for a profile. People who publish images pick a size or a social preset, set the point that must stay in frame, and get files with the srcset markup that the HTML Standard defines for responsive images. Scaling uses a Lanczos filter in linear light, which keeps thin bright lines from turning dark.

Enlarging invents no detail. A focal point is your choice; nothing here recognizes faces, and networks change their sizes without notice, so each preset carries its date. The sizes attribute still depends on your layout. All versions are cut in the browser.`,

  'heic-to-jpg': `Phones save photos as HEIC, and many forms and older programs refuse them. Anyone who receives such a file can turn it, or a folder of them, into JPEG or PNG here. The container is read as ISO/IEC 23008-12 describes it, rotation is applied, and you decide whether camera data and location are kept or dropped.

JPEG stores less tonal range than a ten-bit original, so skies may lose fine steps. The moving part of a live photo, depth maps and edit histories are not carried over. The decoder, libheif, is loaded only on this page and works locally, so private photos are converted without an upload.`,

  'svg-to-png': `Some mail programs, marketplaces and slide tools still reject SVG. Designers and editors get the drawing as PNG or WebP here, at one to four times its size, with a transparent or filled background. The browser draws it by the SVG 2 specification, and the size comes from width, height or viewBox.

A bitmap no longer scales, so choose the largest size you need. Fonts installed on another computer are replaced by what yours has, and pictures or styles that the file loads from elsewhere stay out for safety. Scripts inside the drawing are not run. Rendering takes place in the page and the file is sent nowhere.`,

  'favicon-generator': `Browsers, phones and search results ask for different icon sizes. Site owners start from an image, an SVG, an emoji or two letters and get the whole set: an ICO file, an SVG, PNGs in the usual sizes, a manifest by the W3C specification and the lines for the page head. A mock of a tab and a home screen shows it small.

- Detail that reads well at poster size disappears in a tab.
- Search engines update icons on their own schedule.
- Rights to a logo or an emoji design are yours to clear.

The set is drawn and zipped on your computer.`,

  'exif-viewer': `A photo may say where you live. Before publishing, anyone can read here which data travels inside a picture: camera, lens, date, coordinates, author, editing software and marks that point to an AI generator. Tags are read as EXIF 2.32, XMP and IPTC define them, and a copy without them can be saved.

Metadata is easy to forge and easy to lose, so it proves neither origin nor date. Missing marks do not prove a camera. What the image itself shows, such as a street sign, stays. Files are opened in the browser only. A place is a link to OpenStreetMap, which learns it only if you follow it.`,

  'images-extractor': `Which pictures does this page load, and which cost too much? Editors and developers name a page and get each image with its source, alternative text, declared and real size, bytes, format and loading mode. It looks in img and picture elements, stylesheets, Open Graph tags and JSON-LD, and chooses among candidates by the srcset rules of the HTML Standard. Savings in newer formats are estimates.

Pictures that scripts add after loading, or that need a login, are not found. A missing alternative text may be right for decoration; that takes a person. Our server fetches the public page named and the images it refers to.`,
}
