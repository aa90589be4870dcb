import type { Migration } from 'kysely/migration';
import * as accounts from './0001_accounts.ts';
import * as leads from './0002_leads.ts';
import * as chats from './0003_chats.ts';
import * as agencies from './0004_agencies.ts';
import * as catalogue from './0006_catalogue.ts';
import * as visitors from './0007_visitors.ts';
import * as scores from './0008_scores.ts';
import * as dealAnswers from './0009_deal_answers.ts';
import * as purchases from './0010_purchases.ts';
import * as signInLimits from './0011_sign_in_limits.ts';
import * as profiles from './0012_profiles.ts';
import * as surveys from './0013_surveys.ts';
import * as surveyKeys from './0014_survey_keys.ts';
import * as webhooks from './0020_webhooks.ts';
import * as publicPages from './0030_public_pages.ts';
import * as leadChanges from './0040_lead_changes.ts';
import * as leadNotes from './0041_lead_notes.ts';
import * as savedReplies from './0042_saved_replies.ts';
import * as messageSearch from './0043_message_search.ts';
import * as dashboardFigures from './0050_dashboard_figures.ts';
import * as feedback from './0060_feedback.ts';
import * as projectPurchases from './0061_project_purchases.ts';
import * as outbox from './0063_outbox.ts';
import * as passwordResets from './0064_password_resets.ts';
import * as whatsapp from './0066_whatsapp.ts';
import * as searchedLeads from './0070_searched_leads.ts';
import * as foldedChatNames from './0071_folded_chat_names.ts';
import * as foldedMessages from './0072_folded_messages.ts';
import * as searchedBytes from './0073_searched_bytes.ts';
import * as leadIndexes from './0074_lead_indexes.ts';
import * as chatNames from './0075_chat_names.ts';
import * as emojiTerms from './0076_emoji_terms.ts';
import * as tokenKeys from './0077_token_keys.ts';
import * as unspacedNames from './0078_unspaced_names.ts';
import * as leadCounts from './0079_lead_counts.ts';

/**
 * All migrations in order, each in a numbered file. Never change a released migration; add a new file and a line here.
 */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_leads': leads,
  '0003_chats': chats,
  '0004_agencies': agencies,
  '0006_catalogue': catalogue,
  '0007_visitors': visitors,
  '0008_scores': scores,
  '0009_deal_answers': dealAnswers,
  '0010_purchases': purchases,
  '0011_sign_in_limits': signInLimits,
  '0012_profiles': profiles,
  '0013_surveys': surveys,
  '0014_survey_keys': surveyKeys,
  '0020_webhooks': webhooks,
  '0030_public_pages': publicPages,
  '0040_lead_changes': leadChanges,
  '0041_lead_notes': leadNotes,
  '0042_saved_replies': savedReplies,
  '0043_message_search': messageSearch,
  '0050_dashboard_figures': dashboardFigures,
  '0060_feedback': feedback,
  '0061_project_purchases': projectPurchases,
  '0063_outbox': outbox,
  '0064_password_resets': passwordResets,
  '0066_whatsapp': whatsapp,
  '0070_searched_leads': searchedLeads,
  '0071_folded_chat_names': foldedChatNames,
  '0072_folded_messages': foldedMessages,
  '0073_searched_bytes': searchedBytes,
  '0074_lead_indexes': leadIndexes,
  '0075_chat_names': chatNames,
  '0076_emoji_terms': emojiTerms,
  '0077_token_keys': tokenKeys,
  '0078_unspaced_names': unspacedNames,
  '0079_lead_counts': leadCounts,
};
