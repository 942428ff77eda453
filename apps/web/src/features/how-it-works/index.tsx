export { HowItWorks } from "./components/how-it-works.tsx";
export { PublicHowItWorks } from "./components/public-how-it-works.tsx";
