import { join } from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { my } from '@payloadcms/translations/languages/my';
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload';
import { requireCollectionAccess, requireGlobalAccess } from '@/lib/cms/access/require-access';
import { closeSystemCollections } from '@/lib/cms/access/system-collections';
import { withAdminPresentation, withGlobalAdminPresentation } from '@/lib/cms/admin-presentation';
import { withAuditLog, withGlobalAuditLog } from '@/lib/cms/audit/with-audit-log';
import { backupEndpoints } from '@/lib/cms/backups/backup-endpoint';
import { attendance } from '@/lib/cms/collections/attendance';
import { auditEntries } from '@/lib/cms/collections/audit-entries';
import { banners } from '@/lib/cms/collections/banners';
import { bookOrders } from '@/lib/cms/collections/book-orders';
import { books } from '@/lib/cms/collections/books';
import { classes } from '@/lib/cms/collections/classes';
import { courses } from '@/lib/cms/collections/courses';
import { cspViolations } from '@/lib/cms/collections/csp-violations';
import { enrolments } from '@/lib/cms/collections/enrolments';
import { events } from '@/lib/cms/collections/events';
import { faqs } from '@/lib/cms/collections/faqs';
import { inquiries } from '@/lib/cms/collections/inquiries';
import { instructors } from '@/lib/cms/collections/instructors';
import {
  idempotencyKeys,
  mails,
  passwordResets,
  postViews,
  receiptHashes,
  recoveryCodes,
  secondFactors,
  sessions,
  staffDevices,
  visitCounts,
} from '@/lib/cms/collections/internal';
import { learners } from '@/lib/cms/collections/learners';
import { lessonNotes } from '@/lib/cms/collections/lesson-notes';
import { levelQuestions } from '@/lib/cms/collections/level-questions';
import { levelTestAttempts } from '@/lib/cms/collections/level-test-attempts';
import { media } from '@/lib/cms/collections/media';
import { messages } from '@/lib/cms/collections/messages';
import { paymentRequests } from '@/lib/cms/collections/payment-requests';
import { posts } from '@/lib/cms/collections/posts';
import { receipts } from '@/lib/cms/collections/receipts';
import { services } from '@/lib/cms/collections/services';
import { staff } from '@/lib/cms/collections/staff';
import { subscribers } from '@/lib/cms/collections/subscribers';
import { testimonials } from '@/lib/cms/collections/testimonials';
import { databaseAdapter } from '@/lib/cms/database';
import { editor } from '@/lib/cms/editor';
import { respondWithFormErrors } from '@/lib/cms/errors';
import { fileStorage } from '@/lib/cms/file-storage';
import { inquiryTexts } from '@/lib/cms/globals/inquiry-texts';
import { legal } from '@/lib/cms/globals/legal';
import { levelTestSettings } from '@/lib/cms/globals/level-test';
import { paymentDetails } from '@/lib/cms/globals/payment-details';
import { reservationSettings } from '@/lib/cms/globals/reservation-settings';
import { school } from '@/lib/cms/globals/school';
import { schoolCalendar } from '@/lib/cms/globals/school-calendar';
import { staffSecurity } from '@/lib/cms/globals/staff-security';
import { totals } from '@/lib/cms/globals/totals';
import { withVersions } from '@/lib/cms/globals/versions';
import { logClientErrorsBriefly } from '@/lib/cms/log-client-errors';
import { withRecycleBin } from '@/lib/cms/recycle-bin';
import { sharp } from '@/lib/cms/sharp';
import { payloadTexts } from '@/lib/cms/text/payload';
import { withUnsavedDraft } from '@/lib/cms/unsaved-draft/with-unsaved-draft';
import { env, siteOrigins } from '@/lib/env';
import { defaultLocale, languageNames, locales } from '@/lib/format/locale';
import { mailAdapter } from '@/lib/mail/transport';
import { siteIcons } from '@/lib/text/site-icons';

const collections: CollectionConfig[] = [
  courses,
  classes,
  posts,
  books,
  banners,
  events,
  testimonials,
  faqs,
  services,
  levelQuestions,
  media,
  messages,
  inquiries,
  bookOrders,
  subscribers,
  levelTestAttempts,
  paymentRequests,
  enrolments,
  attendance,
  lessonNotes,
  receipts,
  instructors,
  learners,
  staff,
  secondFactors,
  recoveryCodes,
  staffDevices,
  sessions,
  passwordResets,
  mails,
  postViews,
  receiptHashes,
  idempotencyKeys,
  cspViolations,
  visitCounts,
  auditEntries,
];

const globals: GlobalConfig[] = [
  school,
  schoolCalendar,
  reservationSettings,
  paymentDetails,
  inquiryTexts,
  levelTestSettings,
  totals,
  legal,
  staffSecurity,
];

// Every command of the project runs in its folder; only generated files are written here.
const project = process.cwd();

const config = buildConfig({
  secret: env().PAYLOAD_SECRET,
  serverURL: env().SITE_URL ?? '',
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  hooks: { afterError: [respondWithFormErrors] },
  // Disables Payload's image generator, which is public and has no rate limit.
  endpoints: [
    { path: '/og', method: 'get', handler: () => Response.json({ errors: [] }, { status: 404 }) },
    ...backupEndpoints,
  ],
  defaultDepth: 1,
  telemetry: false,
  admin: {
    user: staff.slug,
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: { defaultTimezone: 'Asia/Yangon', supportedTimezones: [{ label: 'Yangon', value: 'Asia/Yangon' }] },
    meta: {
      titleSuffix: ` · ${env().SITE_NAME}`,
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', ...siteIcons.icon }],
    },
    dashboard: {
      widgets: [
        { slug: 'sections', Component: '/lib/cms/dashboard/collection-cards#CollectionCards', minWidth: 'full' },
      ],
      defaultLayout: [{ widgetSlug: 'sections', width: 'full' }],
    },
    components: {
      providers: ['/lib/cms/refused-fields/refused-fields-provider#RefusedFieldsProvider'],
      graphics: { Logo: '/lib/cms/ui/logo#Logo', Icon: '/lib/cms/ui/logo#Mark' },
      beforeNavLinks: [
        '/lib/cms/today/today-link#TodayLink',
        '/lib/cms/review-queue/review-queue-link#ReviewQueueLink',
        '/lib/cms/timetable/week-link#WeekLink',
        '/lib/cms/visits/visits-link#VisitsLink',
        '/lib/cms/backups/backups-link#BackupsLink',
      ],
      beforeDashboard: [
        '/lib/cms/people/one-time-password-notice#OneTimePasswordNotice',
        '/lib/cms/backups/overdue-notice#OverdueNotice',
        '/lib/cms/dashboard/dashboard#Dashboard',
      ],
      views: {
        login: { Component: '/lib/cms/people/security/login-view#LoginView', path: '/login' },
        unauthorized: {
          Component: '/lib/cms/people/security/unauthorized-view#UnauthorizedView',
          path: '/unauthorized',
        },
        security: {
          Component: '/lib/cms/people/security/security-view#SecurityView',
          path: '/security',
          meta: { title: 'Login and devices' },
        },
        today: {
          Component: '/lib/cms/today/today-view#TodayView',
          path: '/today',
          meta: { title: 'Today' },
        },
        reviewQueue: {
          Component: '/lib/cms/review-queue/review-queue-view#ReviewQueueView',
          path: '/desk',
          meta: { title: 'Review queue' },
        },
        quotation: {
          Component: '/lib/cms/inquiries/quotation-view#QuotationView',
          path: '/quotation/:id',
          meta: { title: 'Quotation' },
        },
        week: { Component: '/lib/cms/timetable/week-view#WeekView', path: '/week', meta: { title: 'Week' } },
        occupancy: {
          Component: '/lib/cms/timetable/occupancy-view#OccupancyView',
          path: '/occupancy',
          meta: { title: 'Occupancy' },
        },
        teacherHours: {
          Component: '/lib/cms/timetable/teacher-hours-view#TeacherHoursView',
          path: '/teacher-hours',
          meta: { title: 'Teacher hours' },
        },
        visits: {
          Component: '/lib/cms/visits/visits-view#VisitsView',
          path: '/visits',
          meta: { title: 'Visits' },
        },
        backups: {
          Component: '/lib/cms/backups/backups-view#BackupsView',
          path: '/backups',
          meta: { title: 'Backups' },
        },
      },
    },
    importMap: {
      baseDir: project,
      importMapFile: join(project, 'app/(payload)/admin/importMap.js'),
    },
  },
  localization: {
    locales: locales.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale,
    fallback: true,
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, my, fr }, translations: payloadTexts },
  collections: requireCollectionAccess(collections.map(withRecycleBin).map(withUnsavedDraft))
    .map(withAdminPresentation)
    .map(withAuditLog),
  globals: requireGlobalAccess(globals.map(withVersions).map(withUnsavedDraft))
    .map(withGlobalAdminPresentation)
    .map(withGlobalAuditLog),
  editor,
  db: await databaseAdapter(),
  email: mailAdapter,
  sharp,
  onInit: logClientErrorsBriefly,
  cors: [],
  csrf: siteOrigins(),
  plugins: await fileStorage(),
  upload: { limits: { fileSize: 8 * 1024 * 1024 }, abortOnLimit: true },
  // Types are generated on demand (`npm run cms -- generate:types`), not by every process that opens the CMS.
  typescript: { outputFile: join(project, 'lib/cms/payload-types.ts'), autoGenerate: false },
});

export default closeSystemCollections(config);
