export const CARD_GRID = "mt-3 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3";
