/** Id of the report dialog. */
export const reportModalId = "report";
/** Id of the dialog that says what happens next. */
export const reportSuccessModalId = "report-success";
