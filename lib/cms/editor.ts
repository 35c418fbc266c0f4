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

/** What editors may write with: what the site can show, and no more. */
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

/** The same in the languages of the admin: the editor puts its own texts over those of the configuration. */
export const editor: typeof siteEditor = async (args) => {
  const adapter = await siteEditor(args);
  const translations = args.config.i18n.translations as { my?: { lexical?: { general?: object } } };
  Object.assign(translations.my?.lexical?.general ?? {}, editorTexts.my);
  return adapter;
};
