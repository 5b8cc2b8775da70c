/** What a deployment may say about the company; see `company.ts`. */
interface ImportMetaEnv {
  readonly VITE_WHATSAPP_NUMBER?: string;
  readonly VITE_COMPANY_EMAIL?: string;
  readonly VITE_TOUR_URL?: string;
}
