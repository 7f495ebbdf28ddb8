/** Characters as readers see them (grapheme clusters). */
export const maxReportLength = 2000;
export const maxObjectionLength = 4000;
export const maxStatementLength = 4000;
/** A notice explains why the content is illegal. */
export const minNoticeLength = 20;
export const maxRuleLength = 200;
export const maxReporterNameLength = 120;
