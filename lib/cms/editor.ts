import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { editorTexts } from '@/lib/cms/text/payload';

/** Limited to what the site's styles cover. */
const siteEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    LinkFeature({ enabledCollections: [] }),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Restores our Burmese texts, which the editor overwrites with its own. */
export const editor: typeof siteEditor = async (args) => {
  const adapter = await siteEditor(args);
  const translations = args.config.i18n.translations as { my?: { lexical?: { general?: object } } };
  Object.assign(translations.my?.lexical?.general ?? {}, editorTexts.my);
  return adapter;
};
