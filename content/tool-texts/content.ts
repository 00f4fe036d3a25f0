export const contentTexts: Record<string, string> = {
  'plagiarism-checker': `Editors, teachers and agencies want to know whether a text repeats another, and where. Passages are fingerprinted by winnowing (Schleimer, Wilkerson and Aiken, 2003), then the matching stretches are aligned word by word, with the share that is unique. You compare with three texts that you paste and up to twenty files.

A match is a fact, plagiarism a judgment: quotations and standard clauses match too. Translated copies and thorough paraphrases stay unseen. All texts are compared in your browser. A search of the web is not offered yet.`,

  'ai-content-rewriter': `A product text is right but reads like a contract. Writers choose a tone and a length, list what must stay, and compare the new version with theirs, change by change. Numbers, names, addresses and the list are checked against the original after writing. Readability before and after is given by Flesch (1948).

The checker sees facts that are gone or altered; it does not know whether they were true. A fluent sentence can still shift the meaning, so read it before publishing. The text goes to the language model provider named there. Without one, a mode marked as basic replaces words and contractions in the browser.`,

  'grammar-checker': `Before a page goes live, a second pair of eyes looks for doubled words, wrong articles, missing commas and typing slips. Authors who write in English get each finding under the word, with the rule that raised it and a correction to accept or ignore. The rules are those of Harper, an open-source checker, and its public documentation explains each one.

Rules miss errors that depend on meaning, and they flag names, jargon and deliberate style. No score tells whether an argument holds. Other languages are not checked. Harper runs inside your browser after it has loaded, so drafts, contracts and letters are not sent anywhere or stored by us.`,

  'readability-checker': `Will readers get through this text without effort? Editors of health, public and legal information have to show it. The checker computes the known formulas from their original papers: Flesch (1948), Kincaid, Gunning Fog, SMOG (McLaughlin, 1969), ARI, Coleman-Liau, Dale-Chall, Linsear Write, LIX and RIX. Long sentences and hard words are listed, with the time it takes to read or speak.

- Formulas count lengths; they cannot see whether an explanation is clear.
- Most were fitted to English prose, so tables and code distort them.
- Short samples give unstable grades.

The text you paste is measured in the browser and stays there; nothing is sent to us.`,

  'word-counter': `A title has room for so many letters, a text message for fewer once it contains an emoji. People who write to a limit see words, sentences, paragraphs, characters and bytes while they type. Boundaries follow Unicode Standard Annex 29, so a flag or an accented letter counts as one character. Message lengths follow 3GPP TS 23.038 with its seven-bit alphabet.

Counts differ between programs because hyphens, numbers and addresses can be split in more than one way. Reading time assumes an average pace stated beside it, and limits of networks carry a date. Counting happens as you type in the page itself, and the text is not transmitted.`,

  'keyword-density-checker': `Does a text name its subject often enough, or so often that it grates? Copywriters see each phrase of one to four words with its count, its share of all words and the places where it stands: title, headings, alternative text, first lines. A dispersion plot shows gaps and heaps. Words are split by Unicode Annex 29, and density is occurrences divided by total words.

No search engine publishes a right density, and Google's spam policies name keyword stuffing as a fault. The share is therefore a description, with no target line. The text or page source you paste is counted on your own machine and is not sent anywhere.`,

  'text-compare': `Someone edited the contract, the page or the config, and the change log says only "minor fixes". Paste both versions and see what was added, removed or moved, by line, word or character. The comparison follows the algorithm Myers published in 1986, after a patience pass. The changes come as a patch, too.

A diff is one shortest path among several. It cannot tell which version is right. Both texts are compared in your browser only.`,

  'article-extractor': `Menus, banners and comments surround the text you came for. Researchers and editors get the article alone as clean text or Markdown, with title, author, dates, links and pictures, next to the page it came from. The method is that of Readability, the open-source library behind Firefox's reader view, measured on public benchmarks such as Zyte's.

Front pages and product lists have no single article, and a page built by scripts may arrive empty. Dates and authors are reported as the page declares them. Content behind a login stays there. Our server requests just the public address you enter; copyright in the text remains with its owner.`,

  'html-to-markdown': `Moving a knowledge base, a blog or a readme means crossing between HTML and Markdown, usually more than once. This converter goes both ways for writers and developers. Markdown is read by the CommonMark specification, with tables as a stated extension, and code blocks keep their spaces. The preview is sanitized, so a script in pasted markup cannot run.

Markdown knows fewer things than HTML: merged cells, classes and embedded forms are lost or kept as tags. Dialects differ, so a site that uses its own shortcodes needs another look. Relative links are left as they stand. Both directions work in the browser without sending your pages to a server.`,

  'language-detector': `Support teams sort mail, and site owners check whether a page is in the language its markup claims. One text or many yield the likely languages with a confidence, the script, a verdict per sentence and an hreflang value by BCP 47. Letter sequences are compared with profiles of known languages, an idea of Cavnar and Trenkle (1994).

Single words and names belong to many languages, so short input yields low confidence, and the tool admits it. Close relatives such as Norwegian and Danish are easily confused. Regional variants, American or British, are not told apart. The profiles are loaded into your browser and the texts stay in it.`,
}
