// Written by `npm run types` from supabase/migrations. Do not edit.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      contacts: {
        Row: {
          answer_seconds: number | null
          appointment_at: string | null
          appointment_state:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee: string | null
          captured_at: string
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string
          first_answered_at: string | null
          follow_up_on: string | null
          host: string | null
          id: string
          kind: string | null
          merged_into: string | null
          message: string
          name: string
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          visitor_zone: string | null
          known: Json | null
        }
        Insert: {
          answer_seconds?: number | null
          appointment_at?: string | null
          appointment_state?:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee?: string | null
          captured_at?: string
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email: string
          first_answered_at?: string | null
          follow_up_on?: string | null
          host?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          message: string
          name: string
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          visitor_zone?: string | null
        }
        Update: {
          answer_seconds?: number | null
          appointment_at?: string | null
          appointment_state?:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee?: string | null
          captured_at?: string
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string
          first_answered_at?: string | null
          follow_up_on?: string | null
          host?: string | null
          id?: string
          kind?: string | null
          merged_into?: string | null
          message?: string
          name?: string
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          visitor_zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contacts_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "contacts"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_events: {
        Row: {
          applied: boolean
          appointment_at: string | null
          assignee: string | null
          body: string | null
          by: string | null
          call_back_at: string | null
          captured_at: string
          contact_id: string | null
          created_at: string
          follow_up_on: string | null
          host: string | null
          id: string
          kind: string
          lead_id: string | null
          merged_into: string | null
          outcome: string | null
          same_as: string | null
          status: Database["public"]["Enums"]["lead_status"] | null
          via: string | null
        }
        Insert: {
          applied?: boolean
          appointment_at?: string | null
          assignee?: string | null
          body?: string | null
          by?: string | null
          call_back_at?: string | null
          captured_at?: string
          contact_id?: string | null
          created_at?: string
          follow_up_on?: string | null
          host?: string | null
          id?: string
          kind: string
          lead_id?: string | null
          merged_into?: string | null
          outcome?: string | null
          same_as?: string | null
          status?: Database["public"]["Enums"]["lead_status"] | null
          via?: string | null
        }
        Update: {
          applied?: boolean
          appointment_at?: string | null
          assignee?: string | null
          body?: string | null
          by?: string | null
          call_back_at?: string | null
          captured_at?: string
          contact_id?: string | null
          created_at?: string
          follow_up_on?: string | null
          host?: string | null
          id?: string
          kind?: string
          lead_id?: string | null
          merged_into?: string | null
          outcome?: string | null
          same_as?: string | null
          status?: Database["public"]["Enums"]["lead_status"] | null
          via?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "lead_events_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "contacts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "lead_events_lead_id_fkey"
            columns: ["lead_id"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      lead_pictures: {
        Row: {
          bytes: string
          created_at: string
          lead_id: string
        }
        Insert: {
          bytes: string
          created_at?: string
          lead_id: string
        }
        Update: {
          bytes?: string
          created_at?: string
          lead_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "lead_pictures_lead_id_fkey"
            columns: ["lead_id"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          agent: string | null
          answer_seconds: number | null
          appointment_at: string | null
          appointment_state:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee: string | null
          budget: string | null
          captured_at: string
          captured_by: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          deleted_at: string | null
          email: string | null
          first_answered_at: string | null
          follow_up_on: string | null
          host: string | null
          id: string
          interest: string | null
          kind: string | null
          merged_into: string | null
          name: string
          notes: string | null
          office: string | null
          phone: string | null
          preferred_date: string | null
          property_interest: string | null
          property_slug: string | null
          source: string
          status: Database["public"]["Enums"]["lead_status"]
          subject: string | null
          updated_at: string
          visitor_zone: string | null
          known: Json | null
        }
        Insert: {
          agent?: string | null
          answer_seconds?: number | null
          appointment_at?: string | null
          appointment_state?:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee?: string | null
          budget?: string | null
          captured_at?: string
          captured_by?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_answered_at?: string | null
          follow_up_on?: string | null
          host?: string | null
          id?: string
          interest?: string | null
          kind?: string | null
          merged_into?: string | null
          name: string
          notes?: string | null
          office?: string | null
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          source: string
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          updated_at?: string
          visitor_zone?: string | null
        }
        Update: {
          agent?: string | null
          answer_seconds?: number | null
          appointment_at?: string | null
          appointment_state?:
            | Database["public"]["Enums"]["appointment_state"]
            | null
          assignee?: string | null
          budget?: string | null
          captured_at?: string
          captured_by?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          deleted_at?: string | null
          email?: string | null
          first_answered_at?: string | null
          follow_up_on?: string | null
          host?: string | null
          id?: string
          interest?: string | null
          kind?: string | null
          merged_into?: string | null
          name?: string
          notes?: string | null
          office?: string | null
          phone?: string | null
          preferred_date?: string | null
          property_interest?: string | null
          property_slug?: string | null
          source?: string
          status?: Database["public"]["Enums"]["lead_status"]
          subject?: string | null
          updated_at?: string
          visitor_zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "leads_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
        ]
      }
      mail_senders: {
        Row: {
          asked_at: string
          kind: string
        }
        Insert: {
          asked_at: string
          kind: string
        }
        Update: {
          asked_at?: string
          kind?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          captured_at: string
          confirmed_at: string | null
          email: string
          id: string
          is_active: boolean
          name: string | null
          pending_since: string | null
          resubscribed_at: string | null
          subscribed_at: string
          unsubscribed_at: string | null
          known: Json | null
        }
        Insert: {
          captured_at?: string
          confirmed_at?: string | null
          email: string
          id?: string
          is_active?: boolean
          name?: string | null
          pending_since?: string | null
          resubscribed_at?: string | null
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Update: {
          captured_at?: string
          confirmed_at?: string | null
          email?: string
          id?: string
          is_active?: boolean
          name?: string | null
          pending_since?: string | null
          resubscribed_at?: string | null
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      observations: {
        Row: {
          created_at: string
          id: string
          kind: string
          name: string
          page: string
          value: number
        }
        Insert: {
          created_at?: string
          id?: string
          kind: string
          name: string
          page: string
          value: number
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
          name?: string
          page?: string
          value?: number
        }
        Relationships: []
      }
      property_watchers: {
        Row: {
          auth: string | null
          captured_at: string
          confirmed_at: string | null
          created_at: string
          email: string | null
          endpoint: string | null
          id: string
          p256dh: string | null
          property_slug: string
          unsubscribed_at: string | null
        }
        Insert: {
          auth?: string | null
          captured_at?: string
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          endpoint?: string | null
          id?: string
          p256dh?: string | null
          property_slug: string
          unsubscribed_at?: string | null
        }
        Update: {
          auth?: string | null
          captured_at?: string
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          endpoint?: string | null
          id?: string
          p256dh?: string | null
          property_slug?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      push_preferences: {
        Row: {
          quiet_from: string | null
          quiet_until: string | null
          scope: string
          user_id: string
          zone: string | null
        }
        Insert: {
          quiet_from?: string | null
          quiet_until?: string | null
          scope?: string
          user_id: string
          zone?: string | null
        }
        Update: {
          quiet_from?: string | null
          quiet_until?: string | null
          scope?: string
          user_id?: string
          zone?: string | null
        }
        Relationships: []
      }
      push_subscriptions: {
        Row: {
          auth: string
          burst: string | null
          burst_since: string | null
          created_at: string
          due_at: string
          endpoint: string
          failures: number
          id: string
          last_seen_at: string
          p256dh: string
          push: string | null
          session_id: string | null
          user_id: string
        }
        Insert: {
          auth: string
          burst?: string | null
          burst_since?: string | null
          created_at?: string
          due_at?: string
          endpoint: string
          failures?: number
          id?: string
          last_seen_at?: string
          p256dh: string
          push?: string | null
          session_id?: string | null
          user_id: string
        }
        Update: {
          auth?: string
          burst?: string | null
          burst_since?: string | null
          created_at?: string
          due_at?: string
          endpoint?: string
          failures?: number
          id?: string
          last_seen_at?: string
          p256dh?: string
          push?: string | null
          session_id?: string | null
          user_id?: string
        }
        Relationships: []
      }
      quick_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          title: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          title: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          title?: string
        }
        Relationships: []
      }
      subscriber_events: {
        Row: {
          applied: boolean
          by: string | null
          captured_at: string
          created_at: string
          id: string
          kind: string
          subscriber_id: string
        }
        Insert: {
          applied?: boolean
          by?: string | null
          captured_at?: string
          created_at?: string
          id?: string
          kind: string
          subscriber_id: string
        }
        Update: {
          applied?: boolean
          by?: string | null
          captured_at?: string
          created_at?: string
          id?: string
          kind?: string
          subscriber_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriber_events_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "newsletter_recipients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriber_events_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "newsletter_subscribers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriber_events_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "newsletter_unconfirmed"
            referencedColumns: ["id"]
          },
        ]
      }
      unit_events: {
        Row: {
          applied: boolean
          by: string | null
          captured_at: string
          created_at: string
          id: string
          kind: string
          price: number | null
          reserved_until: string | null
          state: Database["public"]["Enums"]["unit_state"] | null
          unit_id: string
        }
        Insert: {
          applied?: boolean
          by?: string | null
          captured_at?: string
          created_at?: string
          id?: string
          kind: string
          price?: number | null
          reserved_until?: string | null
          state?: Database["public"]["Enums"]["unit_state"] | null
          unit_id: string
        }
        Update: {
          applied?: boolean
          by?: string | null
          captured_at?: string
          created_at?: string
          id?: string
          kind?: string
          price?: number | null
          reserved_until?: string | null
          state?: Database["public"]["Enums"]["unit_state"] | null
          unit_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "unit_events_unit_id_fkey"
            columns: ["unit_id"]
            referencedRelation: "units"
            referencedColumns: ["id"]
          },
        ]
      }
      units: {
        Row: {
          as_of: string
          aspect: string | null
          bedrooms: number | null
          by: string | null
          currency: string
          id: string
          is_example: boolean
          kind: string
          label: string
          price: number | null
          property_slug: string
          reserved_until: string | null
          size_sqm: number
          state: Database["public"]["Enums"]["unit_state"]
        }
        Insert: {
          as_of?: string
          aspect?: string | null
          bedrooms?: number | null
          by?: string | null
          currency: string
          id?: never
          is_example?: boolean
          kind: string
          label: string
          price?: number | null
          property_slug: string
          reserved_until?: string | null
          size_sqm: number
          state?: Database["public"]["Enums"]["unit_state"]
        }
        Update: {
          as_of?: string
          aspect?: string | null
          bedrooms?: number | null
          by?: string | null
          currency?: string
          id?: never
          is_example?: boolean
          kind?: string
          label?: string
          price?: number | null
          property_slug?: string
          reserved_until?: string | null
          size_sqm?: number
          state?: Database["public"]["Enums"]["unit_state"]
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      mails_waiting: {
        Row: {
          asked_at: string | null
          attempts: number | null
          auth: string | null
          due_at: string | null
          email: string | null
          endpoint: string | null
          enquiry: Json | null
          id: string | null
          kind: string | null
          link_token: string | null
          made_at: string | null
          p256dh: string | null
          property_slug: string | null
          title: string | null
          topics: Json | null
          unit: Json | null
        }
        Relationships: []
      }
      newsletter_recipients: {
        Row: {
          confirmed_at: string | null
          email: string | null
          id: string | null
          link_token: string | null
          name: string | null
          subscribed_since: string | null
        }
        Relationships: []
      }
      newsletter_unconfirmed: {
        Row: {
          email: string | null
          id: string | null
          link_token: string | null
          name: string | null
          pending_since: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: {
        Args: { code: string }
        Returns: Database["public"]["Enums"]["app_role"]
      }
      appointment: { Args: { entry: Json }; Returns: Json }
      attach_picture: { Args: { entry: Json }; Returns: Json }
      call_backs_of: {
        Args: { rows: string[] }
        Returns: {
          call_back_at: string
          id: string
        }[]
      }
      correct: { Args: { entry: Json }; Returns: Json }
      count_new: { Args: Record<PropertyKey, never>; Returns: number }
      dashboard_statistics: { Args: Record<PropertyKey, never>; Returns: Json }
      database_epoch: { Args: Record<PropertyKey, never>; Returns: string }
      deleted_rows: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          deleted_at: string
          deleted_by: string
          found_in: string
          id: string
          kind: string
          name: string
          total: number
        }[]
      }
      end_push_subscription: { Args: { endpoint: string }; Returns: undefined }
      erase_person: { Args: { expected: number; who: string }; Returns: Json }
      find_person: { Args: { who: string }; Returns: Json }
      full_slots: {
        Args: { since: string; until: string }
        Returns: {
          office: string
          places: number
          starts_at: string
          taken: number
        }[]
      }
      grant_admin: { Args: { email: string }; Returns: boolean }
      invite_staff: {
        Args: { email: string; role: Database["public"]["Enums"]["app_role"] }
        Returns: Json
      }
      known:
        | {
            Args: { "": Database["public"]["Tables"]["contacts"]["Row"] }
            Returns: {
              error: true
            } & "the function public.known with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
        | {
            Args: { "": Database["public"]["Tables"]["leads"]["Row"] }
            Returns: {
              error: true
            } & "the function public.known with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
        | {
            Args: {
              "": Database["public"]["Tables"]["newsletter_subscribers"]["Row"]
            }
            Returns: {
              error: true
            } & "the function public.known with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
          }
      lead_picture: { Args: { lead: string }; Returns: string }
      list_invitations: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          email: string
          expires_at: string
          invited_by: string
          role: Database["public"]["Enums"]["app_role"]
        }[]
      }
      list_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          is_public: boolean
          languages: string[]
          name: string
          picture: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }[]
      }
      month_figures: { Args: { month: string }; Returns: Json }
      new_capture_pass: { Args: Record<PropertyKey, never>; Returns: string }
      note_property_changes: { Args: { site: Json }; Returns: Json }
      observe: { Args: { measurements: Json }; Returns: undefined }
      observed: { Args: Record<PropertyKey, never>; Returns: Json }
      queue: { Args: { narrowed?: string; page_size?: number }; Returns: Json }
      remove_role: { Args: { email: string }; Returns: number }
      replace_push_subscription: {
        Args: {
          auth: string
          endpoint: string
          old_auth: string
          old_endpoint: string
          p256dh: string
        }
        Returns: boolean
      }
      retention_health: { Args: Record<PropertyKey, never>; Returns: Json }
      run_retention: { Args: { batch?: number }; Returns: Json }
      same_person: {
        Args: { row_id: string; row_table: string }
        Returns: {
          assignee: string
          created_at: string
          found_in: string
          id: string
          kind: string
          merged_into: string
          name: string
          property_slug: string
          same_as: string
          status: Database["public"]["Enums"]["lead_status"]
          total: number
        }[]
      }
      save_push_subscription: {
        Args: { auth: string; endpoint: string; p256dh: string }
        Returns: undefined
      }
      search_contacts: {
        Args: {
          assignee?: string
          before_at?: string
          before_id?: string
          due_by?: string
          kind?: string
          page_size?: number
          property?: string
          query?: string
          since?: string
          status?: Database["public"]["Enums"]["lead_status"]
          until?: string
          with_merged?: boolean
        }
        Returns: unknown[]
        SetofOptions: {
          from: "*"
          to: "found_contacts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_counts: {
        Args: { query: string }
        Returns: {
          found: number
          found_in: string
          kind: string
        }[]
      }
      search_leads: {
        Args: {
          assignee?: string
          before_at?: string
          before_id?: string
          due_by?: string
          kind?: string
          page_size?: number
          property?: string
          query?: string
          since?: string
          source?: string
          status?: Database["public"]["Enums"]["lead_status"]
          until?: string
          with_merged?: boolean
        }
        Returns: unknown[]
        SetofOptions: {
          from: "*"
          to: "found_leads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_subscribers: {
        Args: {
          active?: boolean
          before_at?: string
          before_id?: string
          page_size?: number
          query?: string
          since?: string
          until?: string
        }
        Returns: unknown[]
        SetofOptions: {
          from: "*"
          to: "found_subscribers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_own_card: {
        Args: {
          is_public: boolean
          languages: string[]
          name: string
          picture?: string
        }
        Returns: undefined
      }
      set_places: {
        Args: { office: string; places: number }
        Returns: undefined
      }
      set_push_hosts: { Args: { more?: string[] }; Returns: undefined }
      set_push_preferences: {
        Args: {
          quiet_from?: string
          quiet_until?: string
          scope: string
          zone?: string
        }
        Returns: undefined
      }
      set_push_sender: {
        Args: { key: string; url: string }
        Returns: undefined
      }
      set_role: {
        Args: { email: string; role: Database["public"]["Enums"]["app_role"] }
        Returns: boolean
      }
      set_settings: {
        Args: {
          burst?: number
          confirms_newsletter?: boolean
          figures_seconds?: number
          max_megabytes?: number
          observes?: boolean
          per_day?: number
          per_hour?: number
          per_minute?: number
          pictures_per_day?: number
          places_per_week?: number
        }
        Returns: undefined
      }
      settle_mails: {
        Args: { mails: string[]; outcome: string }
        Returns: number
      }
      settle_push: {
        Args: {
          at?: string
          outcome: string
          push: string
          retry_after_s?: number
        }
        Returns: boolean
      }
      submit: { Args: { entry: Json }; Returns: Json }
      take_mails: { Args: { batch?: number; kinds: string[] }; Returns: Json }
      take_pushes: { Args: { at?: string; batch?: number }; Returns: Json }
      team_cards: { Args: Record<PropertyKey, never>; Returns: Json }
      units_for_sale: { Args: Record<PropertyKey, never>; Returns: Json }
      upcoming: {
        Args: { since: string }
        Returns: {
          appointment_at: string
          appointment_state: Database["public"]["Enums"]["appointment_state"]
          assignee: string
          captured_by: string
          created_at: string
          email: string
          found_in: string
          host: string
          id: string
          kind: string
          known: Json
          name: string
          office: string
          phone: string
          preferred_date: string
          property_interest: string
          property_slug: string
          status: Database["public"]["Enums"]["lead_status"]
          total: number
          visitor_zone: string
        }[]
      }
      use_newsletter_link: {
        Args: { subscribed?: boolean; token: string }
        Returns: Json
      }
      withdraw_invitation: { Args: { email: string }; Returns: undefined }
    }
    Enums: {
      app_role: "admin" | "agent"
      appointment_state:
        | "asked"
        | "moved"
        | "confirmed"
        | "held"
        | "missed"
        | "cancelled"
      lead_status: "new" | "contacted" | "qualified" | "converted"
      unit_state: "available" | "reserved" | "sold" | "not_released"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      app_role: ["admin", "agent"],
      appointment_state: [
        "asked",
        "moved",
        "confirmed",
        "held",
        "missed",
        "cancelled",
      ],
      lead_status: ["new", "contacted", "qualified", "converted"],
      unit_state: ["available", "reserved", "sold", "not_released"],
    },
  },
} as const
