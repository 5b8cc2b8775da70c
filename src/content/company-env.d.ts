/** What a deployment can configure: company details (`company.ts`), the tour, and whether pages are observed (`deployment.ts`). */
interface ImportMetaEnv {
  readonly VITE_WHATSAPP_NUMBER?: string;
  readonly VITE_COMPANY_EMAIL?: string;
  readonly VITE_LAGOS_PHONE?: string;
  readonly VITE_LONDON_PHONE?: string;
  readonly VITE_TOUR_URL?: string;
  readonly VITE_PUSH_PUBLIC_KEY?: string;
  readonly VITE_OBSERVE?: string;
}
