import type { ToolAbout } from '../engine/tool/about.ts'
import { about as caseConverter } from './case-converter/about.ts'
import { about as codeFormatter } from './code-formatter/about.ts'
import { about as colorContrastChecker } from './color-contrast-checker/about.ts'
import { about as cssMinifier } from './css-minifier/about.ts'
import { about as dnsLookup } from './dns-lookup/about.ts'
import { about as exifViewer } from './exif-viewer/about.ts'
import { about as faviconGenerator } from './favicon-generator/about.ts'
import { about as grammarChecker } from './grammar-checker/about.ts'
import { about as heicToJpg } from './heic-to-jpg/about.ts'
import { about as htmlMinifier } from './html-minifier/about.ts'
import { about as htmlToMarkdown } from './html-to-markdown/about.ts'
import { about as imageCompressor } from './image-compressor/about.ts'
import { about as imageConverter } from './image-converter/about.ts'
import { about as imageResizer } from './image-resizer/about.ts'
import { about as javascriptMinifier } from './javascript-minifier/about.ts'
import { about as jsonFormatter } from './json-formatter/about.ts'
import { about as keywordDensityChecker } from './keyword-density-checker/about.ts'
import { about as keywordExtractTool } from './keyword-extract-tool/about.ts'
import { about as languageDetector } from './language-detector/about.ts'
import { about as md5Generator } from './md5-generator/about.ts'
import { about as metaTagGenerator } from './meta-tag-generator/about.ts'
import { about as myIpAddress } from './my-ip-address/about.ts'
import { about as passwordGenerator } from './password-generator/about.ts'
import { about as plagiarismChecker } from './plagiarism-checker/about.ts'
import { about as qrCodeGenerator } from './qr-code-generator/about.ts'
import { about as readabilityChecker } from './readability-checker/about.ts'
import { about as regexTester } from './regex-tester/about.ts'
import { about as robotsTxtTester } from './robots-txt-tester/about.ts'
import { about as schemaMarkupGenerator } from './schema-markup-generator/about.ts'
import { about as schemaValidator } from './schema-validator/about.ts'
import { about as sslChecker } from './ssl-checker/about.ts'
import { about as svgMinifier } from './svg-minifier/about.ts'
import { about as svgToPng } from './svg-to-png/about.ts'
import { about as textCompare } from './text-compare/about.ts'
import { about as utmBuilder } from './utm-builder/about.ts'
import { about as websiteAgeChecker } from './website-age-checker/about.ts'
import { about as wordCounter } from './word-counter/about.ts'

/** What each tool is, without its definition: `npm run new:tool` adds a row. */
export const builtTools: ToolAbout[] = [
  caseConverter,
  codeFormatter,
  colorContrastChecker,
  cssMinifier,
  dnsLookup,
  exifViewer,
  faviconGenerator,
  grammarChecker,
  heicToJpg,
  htmlMinifier,
  htmlToMarkdown,
  imageCompressor,
  imageConverter,
  imageResizer,
  javascriptMinifier,
  jsonFormatter,
  keywordDensityChecker,
  keywordExtractTool,
  languageDetector,
  md5Generator,
  metaTagGenerator,
  myIpAddress,
  passwordGenerator,
  plagiarismChecker,
  qrCodeGenerator,
  readabilityChecker,
  regexTester,
  robotsTxtTester,
  schemaMarkupGenerator,
  schemaValidator,
  sslChecker,
  svgMinifier,
  svgToPng,
  textCompare,
  utmBuilder,
  websiteAgeChecker,
  wordCounter,
]
