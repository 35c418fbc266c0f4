import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { translate } from './language';
import { findPictureUsers } from './pictures-in-use';

const maxNames = 5;

/** Returns each name once: a person may have sent several records. */
async function findNames(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  field: string,
): Promise<string[]> {
  // Trashed records count: they can be restored.
  const { values } = await req.payload.findDistinct({
    collection,
    field,
    where,
    trash: true,
    overrideAccess: true,
    req,
  });
  return (values as Record<string, unknown>[]).map((value) => String(value[field] ?? ''));
}

/** "Aye Aye, Su Su, +3" */
function formatNames(names: string[]): string {
  const others = names.length - maxNames;
  return [...names.slice(0, maxNames), ...(others > 0 ? [`+${others}`] : [])].join(', ');
}

const isClosed = (state: unknown) => state === 'Rejected' || state === 'Cancelled' || state === 'Expired';

type DeletionCheck = (req: PayloadRequest, id: string, doc: Record<string, unknown>) => Promise<string | undefined>;

async function findClassesInTheWay(req: PayloadRequest, course: string, name: string): Promise<string | undefined> {
  const labels = await findNames(req, 'classes', { course: { equals: course } }, 'label');
  if (labels.length === 0) return undefined;
  return translate(req, {
    en: `“${name}” has classes: ${formatNames(labels)}. Archive the course instead, or delete its classes first.`,
    my: `“${name}” တွင် အတန်းများ ရှိသည် – ${formatNames(labels)}။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ၊ သို့မဟုတ် အတန်းများကို အရင်ဖျက်ပါ။`,
    fr: `« ${name} » a des classes : ${formatNames(labels)}. Archivez plutôt le cours, ou supprimez d’abord ses classes.`,
  });
}

/** Also for SQLite, whose column refuses a deletion that PostgreSQL would carry out. */
async function findAccountsInTheWay(req: PayloadRequest, instructor: string, name: string) {
  const accounts = await findNames(req, 'staff', { instructor: { equals: instructor } }, 'name');
  if (accounts.length === 0) return undefined;
  return translate(req, {
    en: `${name} has a teacher’s account: ${formatNames(accounts)}. Archive the instructor instead, or remove the instructor from that account first.`,
    my: `${name} တွင် ဆရာ/ဆရာမ အကောင့် ရှိသည် – ${formatNames(accounts)}။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ၊ သို့မဟုတ် ထိုအကောင့်မှ အရင်ဖြုတ်ပါ။`,
    fr: `${name} a un compte d’enseignant : ${formatNames(accounts)}. Archivez cette fiche plutôt, ou retirez-la d’abord de ce compte.`,
  });
}

const deletionChecks: Partial<Record<CollectionSlug, DeletionCheck>> = {
  courses: async (req, id, { name }) => {
    const where = { course: { equals: id } };
    const enrolled = await findNames(req, 'enrolments', where, 'name');
    const paid = await findNames(req, 'payment-requests', where, 'name');
    const names = [...new Set([...enrolled, ...paid])];
    if (names.length === 0) return findClassesInTheWay(req, id, String(name));
    return translate(req, {
      en: `“${name}” stays in the records: ${formatNames(names)} enrolled in it or paid for it. Archive it instead: it leaves the site, and their records keep it.`,
      my: `“${name}” ကို ဖျက်၍ မရပါ။ ${formatNames(names)} က သင်တန်းအပ်ထားသည် သို့မဟုတ် ငွေပေးချေထားသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ။ ဝဘ်ဆိုက်တွင် မပြတော့ဘဲ မှတ်တမ်းများတွင် ဆက်ရှိနေမည်။`,
      fr: `« ${name} » reste dans les dossiers : ${formatNames(names)} s’y sont inscrits ou l’ont payé. Archivez-le plutôt : il quitte le site et reste dans leurs dossiers.`,
    });
  },
  classes: async (req, id, { label }) => {
    // Who has switched to another class may have attendance in this one.
    const attended = await findNames(req, 'attendance', { class: { equals: id } }, 'request');
    const where: Where = {
      or: [{ class: { equals: id } }, ...(attended.length > 0 ? [{ id: { in: attended } }] : [])],
    };
    const enrolled = await findNames(req, 'enrolments', where, 'name');
    const paid = await findNames(req, 'payment-requests', where, 'name');
    const names = [...new Set([...enrolled, ...paid])];
    if (names.length === 0) return undefined;
    return translate(req, {
      en: `“${label}” stays in the records: ${formatNames(names)} enrolled in it. Set its state to Cancelled or Finished instead: it leaves the site, and their records keep it.`,
      my: `“${label}” ကို ဖျက်၍ မရပါ။ ${formatNames(names)} က သင်တန်းအပ်ထားသည်။ ဖျက်မည့်အစား အခြေအနေကို ပယ်ဖျက်ပြီး သို့မဟုတ် ပြီးဆုံး ဟု ပြောင်းပါ။ ဝဘ်ဆိုက်တွင် မပြတော့ဘဲ မှတ်တမ်းများတွင် ဆက်ရှိနေမည်။`,
      fr: `« ${label} » reste dans les dossiers : ${formatNames(names)} s’y sont inscrits. Passez plutôt la classe à « Annulée » ou « Terminée » : elle quitte le site et reste dans leurs dossiers.`,
    });
  },
  books: async (req, id, { title }) => {
    const names = await findNames(req, 'book-orders', { book: { equals: id } }, 'firstName');
    if (names.length === 0) return undefined;
    return translate(req, {
      en: `“${title}” stays in the records: ${formatNames(names)} ordered it. Archive it instead: it leaves the site, and the orders keep it.`,
      my: `“${title}” ကို ဖျက်၍ မရပါ။ ${formatNames(names)} က မှာယူထားသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ။ ဝဘ်ဆိုက်တွင် မပြတော့ဘဲ မှာယူမှုမှတ်တမ်းများတွင် ဆက်ရှိနေမည်။`,
      fr: `« ${title} » reste dans les dossiers : ${formatNames(names)} l’ont commandé. Archivez-le plutôt : il quitte le site et reste dans les commandes.`,
    });
  },
  instructors: async (req, id, { name }) => {
    const names = await findNames(req, 'courses', { instructor: { equals: id } }, 'name');
    if (names.length === 0) return findAccountsInTheWay(req, id, String(name));
    return translate(req, {
      en: `${name} teaches ${formatNames(names)}. Archive the instructor instead, or name another one in these courses first.`,
      my: `${name} သည် ${formatNames(names)} ကို သင်ကြားနေသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ၊ သို့မဟုတ် ဤသင်တန်းများတွင် အခြားဆရာ/ဆရာမကို အရင်ရွေးပါ။`,
      fr: `${name} enseigne ${formatNames(names)}. Archivez cette fiche plutôt, ou choisissez d’abord un autre enseignant pour ces cours.`,
    });
  },
  learners: async (req, id, { name }) => {
    const where = { learner: { equals: id } };
    const paid = await findNames(req, 'payment-requests', where, 'courseName');
    const enrolled = await findNames(req, 'enrolments', where, 'courseName');
    const names = [...new Set([...paid, ...enrolled])];
    if (names.length === 0) return undefined;
    return translate(req, {
      en: `${name} stays in the records: there are payments or enrolments for ${formatNames(names)}. Archive the account instead: nobody can log in to it, and the records keep their learner.`,
      my: `${name} ကို ဖျက်၍ မရပါ။ ${formatNames(names)} အတွက် ငွေပေးချေမှု သို့မဟုတ် သင်တန်းအပ်လွှာများ ရှိသည်။ ဖျက်မည့်အစား အကောင့်ကို မော်ကွန်းတွင် သိမ်းဆည်းပါ။ အကောင့်ဝင်၍ မရတော့ဘဲ မှတ်တမ်းများ ဆက်ရှိနေမည်။`,
      fr: `${name} reste dans les dossiers : il y a des paiements ou des inscriptions pour ${formatNames(names)}. Archivez plutôt le compte : personne ne peut plus s’y connecter, et les dossiers gardent leur élève.`,
    });
  },
  media: async (req, id, { alt }) => {
    const names = await findPictureUsers(req, id);
    if (names.length === 0) return undefined;
    return translate(req, {
      en: `The picture “${alt}” is shown with ${formatNames(names)}. Choose another picture there first.`,
      my: `“${alt}” ပုံကို ${formatNames(names)} တွင် အသုံးပြုထားသည်။ ထိုနေရာတွင် အခြားပုံကို အရင်ရွေးပါ။`,
      fr: `L’image « ${alt} » est utilisée par ${formatNames(names)}. Choisissez-y d’abord une autre image.`,
    });
  },
};

const checkTransfer: DeletionCheck = async (req, _, { state, reference, name }) =>
  isClosed(state)
    ? undefined
    : translate(req, {
        en: `${reference} of ${name} is waiting or accepted. Reject or cancel it first.`,
        my: `${name} ၏ ${reference} သည် စောင့်ဆိုင်းဆဲ သို့မဟုတ် လက်ခံပြီး ဖြစ်သည်။ ဦးစွာ လက်မခံကြောင်း ဆုံးဖြတ်ပါ၊ သို့မဟုတ် ပယ်ဖျက်ပါ။`,
        fr: `${reference} de ${name} est en attente ou accepté. Refusez-le ou annulez-le d’abord.`,
      });
deletionChecks.enrolments = checkTransfer;
deletionChecks['payment-requests'] = checkTransfer;

/** Returns why a record must not be deleted; undefined if it may be. */
export async function findDeletionRefusal(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<string | undefined> {
  const check = deletionChecks[collection];
  if (!check) return undefined;
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return doc ? check(req, id, doc as unknown as Record<string, unknown>) : undefined;
}
