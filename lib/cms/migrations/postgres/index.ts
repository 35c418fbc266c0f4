import * as migration_20261121_013803_initial from './20261121_013803_initial';
import * as migration_20261121_050209_inbox_and_thumbnails from './20261121_050209_inbox_and_thumbnails';
import * as migration_20261122_094423_object_storage from './20261122_094423_object_storage';
import * as migration_20261122_095010_unsubscribe_token from './20261122_095010_unsubscribe_token';
import * as migration_20261122_111023_receipt_likeness from './20261122_111023_receipt_likeness';
import * as migration_20261122_170749_corrections from './20261122_170749_corrections';
import * as migration_20261123_025610_idempotency_keys_and_csp_violations from './20261123_025610_idempotency_keys_and_csp_violations';
import * as migration_20261123_125738_visit_counts from './20261123_125738_visit_counts';
import * as migration_20261123_130236_classes from './20261123_130236_classes';
import * as migration_20261123_132545_audit_entries from './20261123_132545_audit_entries';
import * as migration_20261123_153447_staff_accounts from './20261123_153447_staff_accounts';
import * as migration_20261123_171144_reservations from './20261123_171144_reservations';
import * as migration_20261123_190216_lesson_changes from './20261123_190216_lesson_changes';
import * as migration_20261123_195519_languages from './20261123_195519_languages';
import * as migration_20261123_200510_translations from './20261123_200510_translations';
import * as migration_20261123_235324_lessons_taught from './20261123_235324_lessons_taught';
import * as migration_20261125_032438_learning_goals from './20261125_032438_learning_goals';
import * as migration_20261125_124454_labels_and_alternative_texts from './20261125_124454_labels_and_alternative_texts';
import * as migration_20261125_230132_posts_in_one_language from './20261125_230132_posts_in_one_language';

export const migrations = [
  {
    up: migration_20261121_013803_initial.up,
    down: migration_20261121_013803_initial.down,
    name: '20261121_013803_initial',
  },
  {
    up: migration_20261121_050209_inbox_and_thumbnails.up,
    down: migration_20261121_050209_inbox_and_thumbnails.down,
    name: '20261121_050209_inbox_and_thumbnails',
  },
  {
    up: migration_20261122_094423_object_storage.up,
    down: migration_20261122_094423_object_storage.down,
    name: '20261122_094423_object_storage',
  },
  {
    up: migration_20261122_095010_unsubscribe_token.up,
    down: migration_20261122_095010_unsubscribe_token.down,
    name: '20261122_095010_unsubscribe_token',
  },
  {
    up: migration_20261122_111023_receipt_likeness.up,
    down: migration_20261122_111023_receipt_likeness.down,
    name: '20261122_111023_receipt_likeness',
  },
  {
    up: migration_20261122_170749_corrections.up,
    down: migration_20261122_170749_corrections.down,
    name: '20261122_170749_corrections',
  },
  {
    up: migration_20261123_025610_idempotency_keys_and_csp_violations.up,
    down: migration_20261123_025610_idempotency_keys_and_csp_violations.down,
    name: '20261123_025610_idempotency_keys_and_csp_violations',
  },
  {
    up: migration_20261123_125738_visit_counts.up,
    down: migration_20261123_125738_visit_counts.down,
    name: '20261123_125738_visit_counts',
  },
  {
    up: migration_20261123_130236_classes.up,
    down: migration_20261123_130236_classes.down,
    name: '20261123_130236_classes',
  },
  {
    up: migration_20261123_132545_audit_entries.up,
    down: migration_20261123_132545_audit_entries.down,
    name: '20261123_132545_audit_entries',
  },
  {
    up: migration_20261123_153447_staff_accounts.up,
    down: migration_20261123_153447_staff_accounts.down,
    name: '20261123_153447_staff_accounts',
  },
  {
    up: migration_20261123_171144_reservations.up,
    down: migration_20261123_171144_reservations.down,
    name: '20261123_171144_reservations',
  },
  {
    up: migration_20261123_190216_lesson_changes.up,
    down: migration_20261123_190216_lesson_changes.down,
    name: '20261123_190216_lesson_changes',
  },
  {
    up: migration_20261123_195519_languages.up,
    down: migration_20261123_195519_languages.down,
    name: '20261123_195519_languages',
  },
  {
    up: migration_20261123_200510_translations.up,
    down: migration_20261123_200510_translations.down,
    name: '20261123_200510_translations',
  },
  {
    up: migration_20261123_235324_lessons_taught.up,
    down: migration_20261123_235324_lessons_taught.down,
    name: '20261123_235324_lessons_taught',
  },
  {
    up: migration_20261125_032438_learning_goals.up,
    down: migration_20261125_032438_learning_goals.down,
    name: '20261125_032438_learning_goals',
  },
  {
    up: migration_20261125_124454_labels_and_alternative_texts.up,
    down: migration_20261125_124454_labels_and_alternative_texts.down,
    name: '20261125_124454_labels_and_alternative_texts',
  },
  {
    up: migration_20261125_230132_posts_in_one_language.up,
    down: migration_20261125_230132_posts_in_one_language.down,
    name: '20261125_230132_posts_in_one_language'
  },
];
