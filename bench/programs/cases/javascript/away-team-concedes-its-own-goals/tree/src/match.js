// Results of the league arrive as 'Rovers 2:1 Athletic'.
const RESULT = /^(.+?)\s+(\d+):(\d+)\s+(.+)$/;

export function parseResult(line) {
  const match = RESULT.exec(line.trim());
  if (!match) {
    throw new Error(`not a result: ${line}`);
  }
  return { home: match[1], away: match[4], homeGoals: Number(match[2]), awayGoals: Number(match[3]) };
}
