/** Whether tests may take long: `npm run test:whole` runs what `npm test` leaves out or shortens. */
export const runsSlowTests = process.env["FIXPOINT_SLOW_TESTS"] === "1";
