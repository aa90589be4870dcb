import type { Generated } from 'kysely';

/** A row is created when the account's score is first requested. */
export interface AccountScoresTable {
  account_id: string;
  max_projects: Generated<number>;
  /** When the score last changed; the score itself is stored with the agency. */
  scored_at: Date | null;
}

export interface ScoreProjectsTable {
  id: string;
  account_id: string;
  domain: string;
  name: string;
  has_site_audit: Generated<boolean>;
  created_at: Date;
}

/** Academy exams passed by the account's people (O-10). */
export interface PassedExamsTable {
  account_id: string;
  exam: 'agency' | 'tool';
  passed_at: Date;
}

export interface ScoreTables {
  account_scores: AccountScoresTable;
  score_projects: ScoreProjectsTable;
  passed_exams: PassedExamsTable;
}
