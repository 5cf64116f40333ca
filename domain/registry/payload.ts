import type { AccountsFacts, AccountsWords } from '#domain/accounts/facts.ts';
import type { AuditionsFacts, AuditionsWords } from '#domain/auditions/facts.ts';
import type { CastingFacts, CastingWords } from '#domain/casting/facts.ts';
import type { CompaniesFacts, CompaniesWords } from '#domain/companies/facts.ts';
import type { PayloadIn, WordsIn } from '#domain/kernel/workflow/lifecycles.ts';
import type { WorkflowEvent, Workflows } from '#domain/kernel/workflow/product.ts';
import type { MoneyFacts, MoneyWords } from '#domain/money/facts.ts';
import type { OfficeFacts, OfficeWords } from '#domain/office/facts.ts';
import type { PeopleFacts, PeopleWords } from '#domain/people/facts.ts';
import type { ProjectsFacts, ProjectsWords } from '#domain/projects/facts.ts';
import type { TalkFacts } from '#domain/talk/facts.ts';
import type { WorkFacts, WorkWords } from '#domain/work/facts.ts';

/** The facts stored with every event, by entity. */
export interface Facts
  extends AccountsFacts,
    PeopleFacts,
    CompaniesFacts,
    ProjectsFacts,
    CastingFacts,
    AuditionsFacts,
    WorkFacts,
    MoneyFacts,
    TalkFacts,
    OfficeFacts {}

interface EventWords
  extends AccountsWords,
    PeopleWords,
    CompaniesWords,
    OfficeWords,
    ProjectsWords,
    CastingWords,
    AuditionsWords,
    WorkWords,
    MoneyWords {}

/** The lifecycles of the whole product. */
export interface AllLifecycles {
  readonly workflows: Workflows;
  readonly facts: Facts;
  readonly words: EventWords;
}

/** The data of an event beside the facts of its entity. */
export type WordsOf<Event extends WorkflowEvent> = WordsIn<AllLifecycles, Event>;

/** The whole payload of an event. */
export type PayloadOf<Event extends WorkflowEvent> = PayloadIn<AllLifecycles, Event>;
